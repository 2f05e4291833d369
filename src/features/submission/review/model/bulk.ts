import * as v from 'valibot';
import { rejectSchema } from './review-action.ts';

/** Items of one call. */
export const bulkMax = 100;

const items = v.pipe(
  v.array(v.object({ id: v.pipe(v.number(), v.integer()), version: v.pipe(v.number(), v.integer()) })),
  v.minLength(1),
  v.maxLength(bulkMax),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each item once'),
);

/** One act for several items of the queue: each is checked on its own. */
export const bulkSchema = v.object({
  items,
  act: v.variant('name', [
    /** `person` is an account; null gives one's own items back. */
    v.object({ name: v.literal('assign'), person: v.nullable(v.pipe(v.string(), v.maxLength(100))) }),
    rejectSchema,
    /** The text is a canned answer: each submitter gets it in their own language, about their own item. */
    v.object({
      name: v.literal('reject-with-answer'),
      reason: rejectSchema.entries.reason,
      answer: v.pipe(v.string(), v.maxLength(100)),
    }),
  ]),
});
export type Bulk = v.InferOutput<typeof bulkSchema>;

/** What became of one item. */
export interface BulkOutcome {
  id: number;
  title: string;
  /** Why nothing was done; null where it was. */
  refusal: string | null;
  /** Afterwards: what an undo names. */
  version: number;
}
