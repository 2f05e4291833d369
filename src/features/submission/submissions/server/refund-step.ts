import type { Refund } from '#features/submission/donations/model/refund.ts';
import type { ChangeDetail } from '../model/change-detail.ts';
import { refundParts, type RefundPart } from '../model/refund-event.ts';

/** A step of the history as it is shown. */
export interface RefundStep {
  code: string | null;
  /** What a correction changed of the record; empty for every other step. */
  refund_changes: RefundPart[];
}

const partsOf = ({ txHash, amountUnits, receiver }: Refund): Record<RefundPart, string> => ({
  transaction: txHash,
  amount: String(amountUnits),
  receiver,
});

/** A recorded refund that takes the place of another is a correction of it. @param refunds of the submission, the corrected ones too */
export function presentRefundStep(
  { code, detail }: { code: string | null; detail: ChangeDetail | null },
  refunds: readonly Refund[],
): RefundStep {
  const refund = refunds.find(({ id }) => id === detail?.refund);
  const before = refunds.find(({ id }) => id === refund?.replaces);
  if (code !== 'refund-sent' || !refund || !before) return { code, refund_changes: [] };
  const [old, now] = [partsOf(before), partsOf(refund)];
  return { code: 'refund-corrected', refund_changes: refundParts.filter((part) => old[part] !== now[part]) };
}
