import * as v from 'valibot';
import {
  dueFilters,
  paymentFilters,
  refundFilters,
} from '#features/submission/review-queue/model/review-list.ts';
import { submissionKinds, submissionStates } from '#features/submission/submissions/model/state.ts';

const word = v.pipe(v.string(), v.maxLength(100));

/** What the queue is narrowed to, in the query of the list and in the call for the next item. */
export const filterEntries = {
  /** Several, separated by commas. */
  state: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(submissionStates)),
    ),
  ),
  locale: v.optional(word),
  network: v.optional(word),
  finding: v.optional(word),
  due: v.optional(v.picklist(dueFilters)),
  refund: v.optional(v.picklist(refundFilters)),
  payment: v.optional(v.picklist(paymentFilters)),
  holder: v.optional(word),
  decider: v.optional(word),
  kind: v.optional(v.picklist(submissionKinds)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
};

/** Every state, which the query of the list says by naming none. */
const everyState = 'all';
const filterSchema = v.strictObject({
  ...filterEntries,
  state: v.union([v.literal(everyState), filterEntries.state]),
});

/** A filter as the address of the queue carries it. */
export const writtenFilter = v.check(
  (query: string) => v.is(filterSchema, Object.fromEntries(new URLSearchParams(query))),
  'The queue does not have this filter.',
);
