import type { Selectable } from 'kysely';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import type { Payment, PaymentDetail, PaymentProposal } from '../model/payment.ts';
import { presentDoubt } from './look-again.ts';
import type { PaymentCode } from '../model/payment-code.ts';

function presentProposal(row: Selectable<PaymentTable>): PaymentProposal | null {
  if (row.proposed_by === null) return null;
  return {
    reviewerId: row.proposed_by,
    reviewerName: row.proposed_name ?? '',
    code: row.proposed_code as PaymentCode,
    reason: row.proposed_reason ?? '',
  };
}

/** Row → payment. Codes and details are written by this feature only, so they are not checked again. */
export function presentPayment(row: Selectable<PaymentTable>): Payment {
  return {
    id: row.id,
    submissionId: row.submission_id,
    txHash: row.tx_hash,
    link: row.link,
    status: row.status,
    code: row.code as PaymentCode | null,
    detail: JSON.parse(row.detail) as PaymentDetail,
    nextAttemptTime: row.next_attempt_time,
    quoteId: row.quote_id,
    confirmedBy: row.confirmed_by,
    payer: row.payer_address,
    proposal: presentProposal(row),
    doubt: presentDoubt(row),
    createTime: row.create_time,
    updateTime: row.update_time,
  };
}
