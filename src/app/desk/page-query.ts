import * as v from 'valibot';
import { number } from './valid.ts';

/** Which page of a list; in the query of each list. */
export const pageEntries = {
  page: v.optional(number(1, 1_000_000), '1'),
  per_page: v.optional(number(1, 100), '25'),
};

/** A number in a path. */
export const idPath = v.object({ id: number(1, 999_999_999) });
