import type { FinalOutcome, Payment } from '#features/donations/model/payment.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { promisedTime } from '../model/promise.ts';
import { stateAfter } from '../model/state.ts';
import { applyMove } from './apply-move.ts';
import { getById } from './find-submission.ts';
import type { SubmissionDependencies } from './submissions.ts';

interface Settlement {
  transaction: DatabaseTransaction;
  payment: Payment;
  outcome: FinalOutcome;
}

/** Moves the submission on when its payment is decided, in the transaction that decides it. */
export async function settleSubmission(
  { now, log }: Pick<SubmissionDependencies, 'now' | 'log'>,
  { transaction, payment, outcome }: Settlement,
): Promise<void> {
  const submission = await getById(transaction, payment.submissionId);
  const move = outcome.kind === 'accepted' ? 'accept-payment' : 'refuse-payment';
  if (!stateAfter(submission, move)) {
    // Paid after all, but withdrawn or confirmed at the desk in the meantime: the payment stays on record for the desk.
    log.warn(
      { submission: submission.id, state: submission.state, outcome: outcome.kind },
      'late payment outcome',
    );
    return;
  }
  const at = now();
  if (outcome.kind === 'accepted') {
    const promised_time = promisedTime(submission.kind, at).toISOString();
    await applyMove(transaction, { submission, move, at, set: { promised_time } });
  } else {
    await applyMove(transaction, { submission, move, at, code: outcome.code });
  }
}
