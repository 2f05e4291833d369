import type { PaymentDetail } from '#features/donations/model/payment.ts';
import type { SubmissionMailKind } from '#features/mail/model/mail-kind.ts';
import type { SubmissionState } from './state.ts';

/** What a mail about one change tells. */
export interface SubmissionMailFacts {
  kind: SubmissionMailKind;
  /** The way to the status page: in the mail and nowhere else. */
  reference: string;
  title: string;
  /** Rejection reason or payment code, where there is one. */
  code: string | null;
  /** What the reviewer wrote, where there is something. */
  text: string | null;
  /** When the review is promised to be done; null outside the review. */
  promisedTime: string | null;
  /** Of a payment that was refused: what was seen on the chain. */
  paymentDetail: PaymentDetail;
  /** Path of the listed entry without language, or null. */
  listedPath: string | null;
}

const kindsByState: Record<SubmissionState, SubmissionMailKind> = {
  'awaiting-payment': 'submission-updated',
  'checking-payment': 'submission-checking-payment',
  'payment-refused': 'submission-payment-refused',
  'in-review': 'submission-in-review',
  'changes-requested': 'submission-changes-requested',
  listed: 'submission-listed',
  rejected: 'submission-rejected',
  withdrawn: 'submission-withdrawn',
};

/** The mail that a change makes. @param move null for the first one, which made the submission */
export function mailKindOf(move: string | null, to: SubmissionState): SubmissionMailKind {
  if (move === null) return 'submission-received';
  return move === 'update' ? 'submission-updated' : kindsByState[to];
}
