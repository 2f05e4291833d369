/* The desk and its server describe a payment in the same words; English only. */

import type { PaymentCode } from '#features/donations/model/payment-code.ts';
import type { ReviewPaymentState } from './review-submission.ts';

export const paymentCodeWords: Record<PaymentCode, string> = {
  'used-already': 'This transaction paid for another submission',
  reverted: 'The transaction was reverted',
  'wrong-token': 'Another token was sent',
  'wrong-receiver': 'Sent to another address',
  'wrong-amount': 'Not one of the quoted amounts',
  'mined-before-quote': 'Mined before the amount was quoted',
  'denied-by-desk': 'The desk decided that it pays for none of the submissions',
  'not-found': 'Not found on the chain',
  'not-found-yet': 'Not found on the chain yet',
  'awaiting-confirmations': 'Waiting for confirmations',
  'endpoint-down': 'The chain does not answer; retried',
  disputed: 'Two submissions could claim it: decide which',
  'no-endpoint': 'No chain endpoint configured: confirm by hand',
};

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
