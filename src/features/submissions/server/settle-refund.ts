import type { Refund, RefundEvent } from '#features/donations/model/refund.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { RefundEventCode } from '../model/refund-event.ts';
import type { TransitionName } from '../model/state.ts';
import { applyTransition } from './apply-transition.ts';
import { getById } from './find-submission.ts';

const steps: Record<RefundEvent, { move: TransitionName; code: RefundEventCode }> = {
  proven: { move: 'prove-refund', code: 'refund-proven' },
  unproven: { move: 'refute-refund', code: 'refund-unproven' },
  reversed: { move: 'reverse-refund', code: 'refund-reversed' },
};

/** Writes into the history what the chain said about a refund, in the transaction that decides it. The state stays. */
export async function settleRefund(
  transaction: DatabaseTransaction,
  { refund, event, at }: { refund: Refund; event: RefundEvent; at: Date },
): Promise<void> {
  const submission = await getById(transaction, refund.submissionId);
  await applyTransition(transaction, { submission, ...steps[event], at, detail: { refund: refund.id } });
}
