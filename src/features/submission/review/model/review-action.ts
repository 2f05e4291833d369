import * as v from 'valibot';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { cleanText } from '#features/submission/form-fields/model/clean-text.ts';
import { interviewSchema } from '#features/submission/submissions/model/interview.ts';
import type { TransitionName } from '#features/submission/submissions/model/state.ts';
import { isTimeZone } from '#lib/zoned-time.ts';
import { correctingEntries } from './correcting.ts';
import { mergeChoiceSchema } from './merge.ts';
import { requestedChanges } from './requested-changes.ts';
import { rejectionReasons } from '#features/submission/submissions/model/rejection-reason.ts';
import { reviewTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';

const line = v.pipe(
  v.string(),
  v.transform((text: string) => cleanText(text)),
  v.nonEmpty('required'),
);
/** Line breaks stay; each line is cleaned. */
const message = v.pipe(
  v.string(),
  v.maxLength(reviewTextMaxCharacters, 'too-long'),
  v.transform((text: string) => cleanLines(text)),
  v.nonEmpty('required'),
);

const link = v.pipe(line, v.maxLength(500, 'too-long'));
/**
 * Why a payment counts that the chain does not confirm: for the desk, never for the submitter. Omitted where
 * the chain confirms it.
 */
const why = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(reviewTextMaxCharacters, 'too-long'),
    v.transform((text: string) => cleanLines(text)),
  ),
);

const interview = v.object({
  ...interviewSchema.entries,
  zone: v.pipe(interviewSchema.entries.zone, v.check(isTimeZone, 'time-zone')),
});

/** For one item, or for several at a time. */
export const rejectSchema = v.object({
  name: v.literal('reject'),
  reason: v.picklist(rejectionReasons),
  text: message,
});

/** A reviewer's actions with their fields. The names are the transitions of the state machine. */
export const reviewActionSchema = v.variant('name', [
  v.object({
    name: v.literal('approve'),
    /** Why it is approved despite the findings; for the desk only. */
    note: v.optional(message),
    /** For items that are already listed. */
    merge: v.optional(mergeChoiceSchema),
    ...correctingEntries,
  }),
  v.object({ name: v.literal('invite'), text: message, interview }),
  v.object({ name: v.literal('conclude-interview') }),
  v.object({ name: v.literal('welcome'), text: message }),
  requestedChanges,
  rejectSchema,
  v.object({ name: v.literal('confirm-payment'), link, why }),
  v.object({ name: v.literal('deny-payment'), why: message }),
  v.object({ name: v.literal('accept-late-payment'), link, why, text: message }),
]);

export type ReviewAction = v.InferOutput<typeof reviewActionSchema>;
export type ReviewActionName = ReviewAction['name'] & TransitionName;

/** `note` is required only where findings need an explanation. */
export type ActionField = 'interview' | 'text' | 'reason' | 'link' | 'note' | 'why';

/** Fields that each action asks the reviewer for. */
export const actionFields: Record<ReviewActionName, readonly ActionField[]> = {
  approve: ['note'],
  invite: ['interview', 'text'],
  'conclude-interview': [],
  welcome: ['text'],
  'request-changes': ['text'],
  reject: ['reason', 'text'],
  'confirm-payment': ['link', 'why'],
  'deny-payment': ['why'],
  'accept-late-payment': ['link', 'why', 'text'],
};

export const reviewActionNames = Object.keys(actionFields) as ReviewActionName[];
