import type { Doubt } from '#features/submission/donations/model/judge-doubt.ts';
import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { RefundCode, RefundStatus } from '#features/submission/donations/model/refund.ts';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { ReviewPaymentState } from '#features/submission/review-queue/model/queue-row.ts';

/* What the desk shows of the payment of a submission. Times are RFC 3339 UTC. */

export interface ReviewPayment extends ReviewPaymentState {
  tx_hash: string;
  /** As the person pasted it; text, never a link. */
  pasted_link: string;
  /** The explorer's page of the transaction. */
  explorer_link: string;
  /** The chain's result. */
  detail: PaymentDetail;
  /** Lower-case address that paid; null until it is accepted, and where the chain did not say. */
  payer: string | null;
  /** Account name of the reviewer who confirmed it by hand. */
  confirmed_by: string | null;
  /** What the chain said when a reviewer last asked it about this transaction; null when nobody has. */
  asked: ReviewAnswer | null;
  /** Waiting for a second person, because the chain does not confirm it. */
  proposal: ReviewProposal | null;
  /** Accepted, and the chain no longer shows it; nothing is undone yet. */
  doubt: Doubt | null;
  /** Other submissions that claim the same transaction or were given the same amount. */
  rivals: ReviewRival[];
  create_time: string;
  update_time: string;
}

/** A payment, or a part of it, that was given back. */
export interface ReviewRefund {
  id: number;
  status: RefundStatus;
  /** Null while nothing is known yet, and when it is proven. */
  code: RefundCode | null;
  /** Number of the payment. */
  payment: number;
  tx_hash: string;
  /** As pasted; text, never a link. */
  pasted_link: string;
  explorer_link: string;
  /** Whole tokens. */
  amount: string;
  symbol: string;
  receiver: string;
  /** Why it goes to another address than the one that paid; null where it goes there. */
  receiver_reason: string | null;
  /** Lower-case address that sent it, where the chain said so. */
  sender: string | null;
  detail: PaymentDetail;
  /** Account names. */
  recorded_by: string;
  confirmed_by: string | null;
  /** Proven, and the chain no longer shows it; nothing is undone yet. */
  doubt: Doubt | null;
  /** Number of the record that this one corrects. */
  replaces: number | null;
  create_time: string;
  update_time: string;
}

/** The chain's answer to a reviewer. */
export interface ReviewAnswer {
  at: string;
  /** Account name. */
  by: string;
  /** Null where the chain confirms the payment. */
  code: PaymentCode | null;
  detail: PaymentDetail;
}

/** The first person's proposal. */
export interface ReviewProposal {
  /** Account name. */
  by: string;
  /** The chain's result. */
  code: PaymentCode;
  reason: string;
  /** False for the person who proposed it. */
  may_confirm: boolean;
}

export interface ReviewRival {
  id: number;
  title: string;
  state: SubmissionState;
  payment: ReviewPaymentState | null;
}

/** Of a submission: its payment, what was given back of it, and what was quoted. */
export interface ReviewedPayment {
  /** Number of the submission. */
  id: number;
  kind: SubmissionKind;
  payment: ReviewPayment | null;
  /** The corrected records too, oldest first. */
  refunds: ReviewRefund[];
  /** Amounts that were shown, in whole tokens, each with the receiver and network of its time, oldest first. */
  quotes: { amount: string; symbol: string; receiver: string; network: string; create_time: string }[];
  symbol: string;
  /** The paid submission to which this one adds a language; null for all others. */
  parent: { id: number; title: string; state: SubmissionState } | null;
}
