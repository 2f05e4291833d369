import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { QueuedPayment } from '../model/queue-row.ts';

/** Which of several claims shows a submission's payment state; see get-payment.ts of donations. */
const rank = { accepted: 0, checking: 1, disputed: 2, refused: 3 } as const;

/** The payment state of each submission; submissions without a payment are absent. */
export async function listPaymentStates(
  database: Database,
  submissionIds: readonly number[],
): Promise<Map<number, QueuedPayment>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('payments')
    .select(['submission_id', 'status', 'code', 'proposed_by'])
    .where('submission_id', 'in', submissionIds)
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const states = new Map<number, QueuedPayment>();
  for (const { submission_id, status, code, proposed_by } of rows) {
    const known = states.get(submission_id);
    if (known && rank[known.status] <= rank[status]) continue;
    const needs_second = status !== 'accepted' && proposed_by !== null;
    states.set(submission_id, { status, code: code as PaymentCode | null, needs_second });
  }
  return states;
}
