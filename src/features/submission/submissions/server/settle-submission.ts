import type { Payment, ReportedOutcome } from '#features/submission/donations/model/payment.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ChangeDetail } from '../model/change-detail.ts';
import { stateAfter, type TransitionName } from '../model/state.ts';
import { applyTransition } from './apply-transition.ts';
import { enterReview } from './enter-review.ts';
import { getById, type SubmissionRow } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

type Dependencies = Pick<SubmissionDependencies, 'now' | 'log' | 'paidListings'>;

interface Settlement {
  transaction: DatabaseTransaction;
  payment: Payment;
  outcome: ReportedOutcome;
}

const moves: Record<ReportedOutcome['kind'], TransitionName> = {
  accepted: 'accept-payment',
  refused: 'refuse-payment',
  disputed: 'dispute-payment',
  reversed: 'reverse-payment',
};

/** Moves the submission on when its payment is decided, in the transaction that decides it. */
export async function settleSubmission(
  dependencies: Dependencies,
  { transaction, payment, outcome }: Settlement,
): Promise<void> {
  const { now, log, paidListings } = dependencies;
  if (outcome.kind === 'disputed') await tellRivals(dependencies, { transaction, payment, outcome });
  const submission = await getById(transaction, payment.submissionId);
  const move = moves[outcome.kind];
  if (!stateAfter(submission, move)) {
    // Paid after all, but withdrawn, expired or confirmed at the desk in the meantime: the payment stays on record for the desk. Or undone after its item was listed.
    log.warn(
      { submission: submission.id, state: submission.state, outcome: outcome.kind },
      'late payment outcome',
    );
    if (submission.state === 'listed')
      await paidListings.report(transaction, { submission, payment, outcome, at: now() });
    return;
  }
  const at = now();
  switch (outcome.kind) {
    case 'accepted':
      await enterReview(transaction, { submission, move: 'accept-payment', at });
      return;
    case 'refused':
      await applyTransition(transaction, { submission, move, at, code: outcome.code });
      return;
    case 'reversed':
      await applyTransition(transaction, {
        submission,
        move,
        at,
        code: 'reversed',
        detail: submission.state === 'changes-requested' ? { paused: promiseIn(submission) } : null,
        set: { promised_time: null, promise_paused_time: null },
      });
      return;
    case 'disputed':
      await applyTransition(transaction, {
        submission,
        move,
        at,
        code: 'disputed',
        detail: noteOf(outcome.rivals, payment.txHash),
      });
  }
}

const promiseIn = ({ promised_time, promise_paused_time }: SubmissionRow) => ({
  promised_time,
  promise_paused_time,
});

const noteOf = (ids: readonly number[], disputed_tx: string): ChangeDetail => ({
  note: `Submission ${ids.join(', ')} could claim this transaction too.`,
  disputed_tx,
});

/** Those who could claim the payment and have not done so are notified too; those who claimed it are notified when their claim is decided. */
async function tellRivals(
  { now }: Pick<Dependencies, 'now'>,
  {
    transaction,
    payment,
    outcome,
  }: Omit<Settlement, 'outcome'> & { outcome: Extract<ReportedOutcome, { kind: 'disputed' }> },
): Promise<void> {
  const claimed = await transaction
    .selectFrom('payments')
    .select('submission_id')
    .where('tx_hash', '=', payment.txHash)
    .execute();
  const silent = outcome.rivals.filter((id) => claimed.every(({ submission_id }) => submission_id !== id));
  for (const id of silent) {
    const submission = await getById(transaction, id);
    if (!stateAfter(submission, 'dispute-payment')) continue;
    await applyTransition(transaction, {
      submission,
      move: 'dispute-payment',
      at: now(),
      code: 'disputed',
      detail: noteOf([payment.submissionId], payment.txHash),
    });
  }
}
