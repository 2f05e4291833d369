import {
  applyTransition,
  type SeenSubmission,
} from '#features/submission/submissions/server/apply-transition.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { listNotifiedOfDispute } from '#features/submission/submissions/server/list-notified-of-dispute.ts';
import { stateAfter, type TransitionName } from '#features/submission/submissions/model/state.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

interface Denial {
  transaction: DatabaseTransaction;
  row: SubmissionRow;
  /** Kept for the desk. */
  why: string;
  reviewer: Reviewer;
  at: Date;
}

/**
 * Decides that a disputed payment belongs to none of the submissions. Everyone who was notified of the
 * dispute is notified of its end: submitters who claimed the payment may pay again, those who could have
 * claimed it stay as they are.
 */
export async function denyPayment(
  { donations }: ReviewDependencies,
  { transaction, row, why, reviewer, at }: Denial,
): Promise<SeenSubmission> {
  const denied = await donations.denyDisputed(transaction, row.id);
  if (!denied) throw new AppError('conflict', 'This payment is no longer disputed. Reload and decide again.');
  const step = { at, reviewer, code: 'denied-by-desk', detail: { note: why } };
  const end = async (id: number, move: TransitionName) => {
    const submission = id === row.id ? row : await getById(transaction, id);
    return stateAfter(submission, move)
      ? applyTransition(transaction, { ...step, submission, move })
      : submission;
  };
  const moves = new Map<number, TransitionName>();
  for (const id of await listNotifiedOfDispute(transaction, denied.txHash)) moves.set(id, 'close-dispute');
  for (const { submissionId, hasOtherClaim } of denied.claims)
    moves.set(submissionId, hasOtherClaim ? 'close-dispute' : 'deny-payment');
  const own = await end(row.id, moves.get(row.id) ?? 'deny-payment');
  for (const [id, move] of moves) if (id !== row.id) await end(id, move);
  return own;
}
