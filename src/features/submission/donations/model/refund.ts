import type { DonationTerms } from './donation-terms.ts';
import type { Doubt } from './judge-doubt.ts';
import type { PaymentDetail } from './payment.ts';
import type { TransientCode } from './payment-code.ts';

/** Final, until the desk asks again or corrects the link: this transaction is not the refund. */
export type RefundRefusalCode =
  'reverted' | 'wrong-token' | 'wrong-receiver' | 'wrong-amount' | 'mined-before-payment' | 'not-found';

/** Why a refund is not proven, or what it waits for. */
export type RefundCode = RefundRefusalCode | TransientCode;

/** `corrected`: recorded by mistake, and another record took its place. */
export type RefundStatus = 'checking' | 'proven' | 'unproven' | 'corrected';

/** A team's payment, or a part of it, that was given back. The wallet's team sent it; the portal proves it. */
export interface Refund {
  id: number;
  submissionId: number;
  paymentId: number;
  /** Lower case, `0x` and 64 digits. */
  txHash: string;
  /** As pasted, trimmed. */
  link: string;
  /** What was asked for, in base units of its token. */
  amountUnits: bigint;
  /** Of the payment that it gives back. */
  terms: DonationTerms;
  /** Lower-case address. */
  receiver: string;
  /** Why it goes to another address than the one that paid; null where it goes there. For the desk. */
  receiverReason: string | null;
  status: RefundStatus;
  /** Null while nothing is known yet, and when it is proven. */
  code: RefundCode | null;
  detail: PaymentDetail;
  /** Lower-case address that sent it, where the chain said so. */
  sender: string | null;
  /** Account name. */
  recordedBy: string;
  /** Account name of who confirmed it by hand, where no chain can be asked. */
  confirmedBy: string | null;
  /** The record that this one corrects. */
  replaces: number | null;
  /** Proven, and the chain no longer shows it. */
  doubt: Doubt | null;
  /** RFC 3339 UTC. */
  createTime: string;
  updateTime: string;
}

/** The chain's result for a refund. */
export type RefundOutcome =
  | { kind: 'accepted'; detail: PaymentDetail; sender?: string | undefined }
  | { kind: 'refused'; code: RefundRefusalCode; detail: PaymentDetail }
  | { kind: 'waiting'; code: TransientCode; detail: PaymentDetail };

/** What a submission hears about a refund. `reversed`: it was proven, and the chain has undone it. */
export type RefundEvent = 'proven' | 'unproven' | 'reversed';

/** A payment that can be given back, and how much of it. */
export interface Refundable {
  paymentId: number;
  txHash: string;
  /** What reached the receiving address and is not given back yet, in base units; null where nothing can say. */
  leftUnits: bigint | null;
  /** Lower-case address that paid; null where nothing can say. */
  payer: string | null;
  terms: DonationTerms;
}

/** Why a refund is not recorded. */
export type RefundIssue =
  | 'link-empty'
  | 'link-too-long'
  | 'link-no-hash'
  | 'link-many-hashes'
  /** Nothing reached the receiving address. */
  | 'nothing-paid'
  | 'refunded-already'
  /** The transaction is a payment itself. */
  | 'is-payment'
  /** It is recorded as a refund already. */
  | 'recorded-already'
  | 'receiver-needed'
  | 'reason-needed'
  | 'own-address'
  | 'amount-needed'
  | 'too-much'
  /** Proven, or corrected already. */
  | 'not-correctable';

/** Why a refund of a transfer that belongs to no submission is not recorded. */
export type TransferRefundIssue =
  | Exclude<RefundIssue, 'nothing-paid' | 'amount-needed' | 'not-correctable'>
  /** A submission has claimed it in the meantime. */
  | 'claimed'
  /** The chain does not confirm it; the second code says why. */
  | 'unproven';
