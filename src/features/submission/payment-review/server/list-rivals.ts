import type { Payment } from '#features/submission/donations/model/payment.ts';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewRival } from '../model/reviewed-payment.ts';
import { listPaymentStates } from '#features/submission/review-queue/server/list-payment-states.ts';

/** Other submissions that claim the same transaction, or that were given the amount that was paid. */
export async function listRivals(database: Database, payment: Payment): Promise<ReviewRival[]> {
  const units = payment.detail.seen_amount_units ?? '';
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title', 'state'])
    .where('id', '<>', payment.submissionId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.submission_id', '=', 'submissions.id')
            .where('payments.tx_hash', '=', payment.txHash),
        ),
        exists(
          selectFrom('quotes')
            .select('quotes.id')
            .whereRef('quotes.submission_id', '=', 'submissions.id')
            .where('quotes.amount_units', '=', units),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  const payments = await listPaymentStates(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, title, state }) => ({
    id,
    title,
    state: state as SubmissionState,
    payment: payments.get(id) ?? null,
  }));
}
