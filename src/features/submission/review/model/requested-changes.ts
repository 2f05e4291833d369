import * as v from 'valibot';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import {
  requestsMax,
  requestTextMaxCharacters,
  reviewTextMaxCharacters,
} from '#features/submission/submissions/model/review-text.ts';

const cleaned = (maxCharacters: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxCharacters, 'too-long'),
    v.transform((text: string) => cleanLines(text)),
  );

const request = v.object({
  /** Key of a field of the kind's form: the review knows them. */
  field: v.pipe(v.string(), v.maxLength(100, 'too-long')),
  text: v.pipe(cleaned(requestTextMaxCharacters), v.nonEmpty('required')),
});

/** The action "request changes": points at fields, a general text, or both. */
export const requestedChanges = v.pipe(
  v.object({
    name: v.literal('request-changes'),
    /** Empty where the points say everything. */
    text: v.optional(cleaned(reviewTextMaxCharacters)),
    requests: v.optional(
      v.pipe(
        v.array(request),
        v.maxLength(requestsMax, 'too-many'),
        v.check((all) => new Set(all.map(({ field }) => field)).size === all.length, 'each field once'),
      ),
    ),
  }),
  v.forward(
    v.check(({ text, requests }) => Boolean(text) || Boolean(requests?.length), 'required'),
    ['text'],
  ),
);
