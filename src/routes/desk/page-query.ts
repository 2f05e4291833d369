import * as v from 'valibot';
import { number } from './valid.ts';

/** Which page of a list; in the query of each list. */
const pageEntries = {
  page: v.optional(number(1, 1_000_000), '1'),
  per_page: v.optional(number(1, 100), '25'),
};

/**
 * The query of a list: its page and what it can be narrowed by. Anything else is refused: a filter that does nothing would show rows that
 * nobody asked for.
 */
export const listQuery = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ ...pageEntries, ...entries });

/** Words that a list is searched by; none by default. */
export const searchEntries = { q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') };

/** The query of a list that is never cut into pages: it has one, of any size. */
export const wholeListEntries = {
  page: v.optional(v.literal('1')),
  per_page: v.optional(number(1, 1000)),
};
export const wholeListQuery = v.strictObject(wholeListEntries);

/** A number in a path. */
export const idPath = v.object({ id: number(1, 999_999_999) });
