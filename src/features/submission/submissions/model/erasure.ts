import {
  openApplication,
  purposeOf,
  submissionKinds,
  underReview,
  unpaid,
  type SubmissionState,
  type WorkflowState,
} from './state.ts';

/**
 * What becomes of a submission whose sender has their data erased:
 * `kept`: it waits for an answer, which needs the address;
 * `deleted`: with everything that belongs to it;
 * `ended`: it expires now, form and files go, and its amounts stay reserved;
 * `without-contact`: what was submitted and paid stays, without who sent it.
 */
export type Erasure = 'kept' | 'deleted' | 'ended' | 'without-contact';

/** @param isWaiting a payment, a refund, an appeal or a question of it is not decided yet */
export function erasureOf({ kind, state }: WorkflowState, isWaiting: boolean): Erasure {
  if (isWaiting) return 'kept';
  if (purposeOf(kind) === 'application') return openApplication.includes(state) ? 'kept' : 'deleted';
  if (underReview.includes(state)) return 'kept';
  return unpaid.includes(state) ? 'ended' : 'without-contact';
}

/** Kinds that are applications of people. */
export const applicationKinds = submissionKinds.filter((kind) => purposeOf(kind) === 'application');

/** Applications that the portal erases by itself when their period is over: nobody works with their senders. */
export const erasedApplication: readonly SubmissionState[] = ['rejected', 'withdrawn'];

/** Applications whose papers are erased when their period is over. Those of ambassadors too: a CV is for the decision, which was made. */
export const decidedApplication: readonly SubmissionState[] = [...erasedApplication, 'welcome'];
