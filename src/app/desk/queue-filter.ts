import * as v from 'valibot';
import { submissionKinds, submissionStates } from '#features/submissions/model/state.ts';

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
  kind: v.optional(v.picklist(submissionKinds)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
};
