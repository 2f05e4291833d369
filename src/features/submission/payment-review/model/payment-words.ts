/* The desk and its server describe a payment in the same words; English only. */

import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import { describeTime } from '#lib/describe-time.ts';
import {
  looksBeforeUndoing,
  type Doubt,
  type DoubtKind,
} from '#features/submission/donations/model/judge-doubt.ts';
import type { RefundCode, RefundStatus } from '#features/submission/donations/model/refund.ts';
import type { ReviewAnswer, ReviewRefund } from './reviewed-payment.ts';
import type { ReviewPaymentState } from '#features/submission/review-queue/model/queue-row.ts';

/** What the chain says about any transaction of a team. */
const chainWords = {
  reverted: 'The transaction was reverted',
  'not-found': 'Not found on the chain',
  'not-found-yet': 'Not found on the chain yet',
  'awaiting-confirmations': 'Waiting for confirmations',
  'awaiting-finality': 'Enough confirmations, but the network has not finalized the block yet',
  'endpoint-down': 'The chain endpoint does not respond (retrying)',
  reversed: 'Undone by the chain, waiting for it to return',
  'no-endpoint': 'No chain endpoint configured: confirm by hand',
};

export const paymentCodeWords: Record<PaymentCode, string> = {
  ...chainWords,
  'used-already': 'This transaction paid for another submission',
  'wrong-token': 'Another token was sent',
  'wrong-receiver': 'Sent to another address',
  'wrong-amount': 'Not one of the quoted amounts',
  'mined-before-quote': 'Mined before the amount was quoted',
  'denied-by-desk': 'The desk decided that it pays for none of the submissions',
  disputed: 'Two submissions could claim it: decide which',
};

const doubtReasons: Record<DoubtKind, string> = {
  absent: 'The chain no longer shows this transaction',
  differs: 'The chain shows this transaction with another result than before',
  lagging:
    'The endpoint lags behind or contradicts itself, so it is not known whether this is still confirmed',
  unconfirmed: 'The chain has this transaction in a new block, with too few confirmations',
};

/** Why it is unclear whether something is still confirmed, and what happens next. */
export const doubtSummary = ({ kind, since, looks }: Doubt): string =>
  `${doubtReasons[kind]} (since ${describeTime(since)}, ${looks} of ${looksBeforeUndoing} checks that count). Nothing is undone yet. Wait with decisions that cannot be undone.`;

/** Of a refund; `checking` and `proven` have no code where nothing is wrong. */
export const refundCodeWords: Record<RefundCode, string> = {
  ...chainWords,
  'wrong-token': 'The token of the donation was not sent in this transaction',
  'wrong-receiver': 'Sent to another address than the recorded one',
  'wrong-amount': 'Sent another amount than the recorded one',
  'mined-before-payment': 'Mined before the payment that it refunds',
};

const refundStatusWords: Record<RefundStatus, string> = {
  checking: 'Waiting for the chain',
  proven: 'Proven on the chain',
  unproven: 'Not proven',
  corrected: 'Corrected by a later record',
};

/** One short line: whether a refund is proven, and why not. */
export function refundSummary({
  status,
  code,
  confirmed_by,
}: Pick<ReviewRefund, 'status' | 'code' | 'confirmed_by'>): string {
  if (confirmed_by !== null) return `Confirmed by hand by ${confirmed_by}`;
  const word = refundStatusWords[status];
  return code && status !== 'corrected' ? `${word}: ${lowerFirst(refundCodeWords[code])}` : word;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const statusWords: Record<ReviewPaymentState['status'], string> = {
  checking: 'Checking',
  accepted: 'Paid',
  disputed: 'Disputed',
  refused: 'Refused',
};

/** One short line: `Paid`, or what is wrong. */
export function paymentSummary(payment: ReviewPaymentState | null): string {
  if (!payment) return 'None';
  return payment.code ? paymentCodeWords[payment.code] : statusWords[payment.status];
}

const outageWords: Partial<Record<PaymentCode, string>> = {
  'endpoint-down': 'The chain endpoint does not respond, so nothing has changed. Try again later.',
  'no-endpoint': 'No chain endpoint is configured, so the chain cannot be checked. Check the explorer.',
};

/** The chain's answer to a reviewer, with block and time where it found the transaction. */
export function chainAnswerSentence({ code, detail }: ReviewAnswer): string {
  const outage = code && outageWords[code];
  if (outage) return outage;
  const said = code ? paymentCodeWords[code] : 'The chain confirms this payment';
  const { block_number, mined_time, confirmations, confirmations_required } = detail;
  const facts = [
    block_number && `block ${block_number}`,
    mined_time && `mined ${describeTime(mined_time)}`,
    confirmations !== undefined && `${confirmations} confirmations (${confirmations_required ?? '?'} needed)`,
  ].filter(Boolean);
  return facts.length === 0 ? `${said}.` : `${said}: ${facts.join(', ')}.`;
}
