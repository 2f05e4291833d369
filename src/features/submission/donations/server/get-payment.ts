import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { Payment } from '../model/payment.ts';
import { presentPayment } from './present-payment.ts';

/**
 * The payment to show for a submission: the accepted one, else one being checked, else a disputed one, else
 * the most recently refused one.
 */
export async function getPayment(database: Database, submissionId: number): Promise<Payment | undefined> {
  const row = await findShownPayment(database, submissionId);
  return row && presentPayment(row);
}

/** The row of `getPayment`. */
export async function findShownPayment(
  database: Database,
  submissionId: number,
): Promise<Selectable<PaymentTable> | undefined> {
  const rows = await database
    .selectFrom('payments')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return (
    rows.find(({ status }) => status === 'accepted') ??
    rows.find(({ status }) => status === 'checking') ??
    rows.find(({ status }) => status === 'disputed') ??
    rows[0]
  );
}
