import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { RefundTable } from '#platform/database/donation-tables.ts';
import type { PaymentDetail } from '../../model/payment.ts';
import type { Refund, RefundCode } from '../../model/refund.ts';
import { presentDoubt } from '../look-again.ts';
import { readTerms, type DonationSettings, type TermsOf } from '../donation-terms.ts';

export type RefundRow = Selectable<RefundTable>;

/** Row → refund. Codes and details are written by this feature only, so they are not checked again. */
export function presentRefund(row: RefundRow, termsOf: TermsOf): Refund {
  return {
    id: row.id,
    submissionId: row.submission_id,
    paymentId: row.payment_id,
    txHash: row.tx_hash,
    link: row.link,
    amountUnits: BigInt(row.amount_units),
    terms: termsOf(row.terms_id),
    receiver: row.receiver,
    receiverReason: row.receiver_reason,
    status: row.status,
    code: row.code as RefundCode | null,
    detail: JSON.parse(row.detail) as PaymentDetail,
    sender: row.sender,
    recordedBy: row.recorded_by,
    confirmedBy: row.confirmed_by,
    replaces: row.replaces_id,
    doubt: presentDoubt(row),
    createTime: row.create_time,
    updateTime: row.update_time,
  };
}

/** All refunds that were recorded for a submission, the corrected ones too, oldest first. */
export async function listRefunds(
  { database, brand }: { database: Database; brand: DonationSettings },
  submissionId: number,
): Promise<Refund[]> {
  const termsOf = await readTerms(database, brand);
  const rows = await database
    .selectFrom('refunds')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  return rows.map((row) => presentRefund(row, termsOf));
}

/** @param of.submissionId the refund must be one of this submission */
export function findRefund(
  database: Database,
  { id, submissionId }: { id: number; submissionId: number },
): Promise<RefundRow | undefined> {
  return database
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Statuses in which a transaction counts as a refund. */
export const countedStatuses = ['checking', 'proven'] as const;
