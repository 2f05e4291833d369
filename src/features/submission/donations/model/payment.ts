import * as v from 'valibot';
import type { Doubt } from './judge-doubt.ts';
import type { PaymentCode, RefusalCode, TransientCode } from './payment-code.ts';

/** What was seen on the chain, for the status page and the desk. Only known facts are present. */
export const paymentDetailSchema = v.object({
  /** What was sent, in base units of the product token. */
  seen_amount_units: v.exactOptional(v.string()),
  /** The same in whole tokens, without trailing zeros. */
  seen_amount: v.exactOptional(v.string()),
  /** What should have been sent: the submission's latest quote, in whole tokens. */
  expected_amount: v.exactOptional(v.string()),
  /** Contract of the token that was sent; `native` is the chain's own coin. */
  seen_token: v.exactOptional(v.string()),
  /** Receiver of the transfer. */
  seen_receiver: v.exactOptional(v.string()),
  /** Blocks on top of the payment, its own included. */
  confirmations: v.exactOptional(v.number()),
  confirmations_required: v.exactOptional(v.number()),
  /** When the block was mined, RFC 3339 UTC. */
  mined_time: v.exactOptional(v.string()),
  block_number: v.exactOptional(v.string()),
});
export type PaymentDetail = v.InferOutput<typeof paymentDetailSchema>;

/** A claim that one transaction pays for one submission. */
export interface Payment {
  id: number;
  submissionId: number;
  /** Lower case, `0x` and 64 digits. */
  txHash: string;
  /** As the person pasted it, trimmed. Do not turn it into a link unchecked. */
  link: string;
  status: 'checking' | 'accepted' | 'refused' | 'disputed';
  /** Null while nothing is known yet, and when accepted. */
  code: PaymentCode | null;
  detail: PaymentDetail;
  /** RFC 3339 UTC; when a checking claim is checked again. */
  nextAttemptTime: string;
  /** The quote that was paid; null until accepted, and when confirmed by hand. */
  quoteId: number | null;
  /** Lower-case address that paid, where the chain said so and it was accepted; shown at the desk only. */
  payer: string | null;
  /** Account name of the reviewer who confirmed it by hand; shown at the desk only, never to the person. */
  confirmedBy: string | null;
  /**
   * A reviewer says that it pays although the chain does not; null without such a proposal, and once a
   * second person has agreed.
   */
  proposal: PaymentProposal | null;
  /** Accepted, and the chain no longer shows it; shown at the desk only. */
  doubt: Doubt | null;
  createTime: string;
  updateTime: string;
}

/** The first of two people has confirmed a payment that the chain does not confirm; shown at the desk only. */
export interface PaymentProposal {
  /** Account id; the second person must have another one. */
  reviewerId: string;
  reviewerName: string;
  /** The chain's result. */
  code: PaymentCode;
  reason: string;
}

/** The chain's result for a claim. */
export type ChainOutcome =
  /** `payer`: lower-case address that sent it. */
  | { kind: 'accepted'; quoteId: number; detail: PaymentDetail; payer?: string | undefined }
  | { kind: 'refused'; code: RefusalCode; detail: PaymentDetail; reached?: Reached | undefined }
  | { kind: 'waiting'; code: TransientCode; detail: PaymentDetail; reached?: Reached | undefined };

/** What came to the receiving address although the chain does not accept it, for the books of a person who does. */
export interface Reached {
  /** The quote with whose receiver and token it was compared. */
  quoteId: number;
  units: bigint;
  /** Lower-case address that sent it. */
  payer: string;
}

/** Two submissions could claim the transaction: the desk decides. */
export interface DisputedOutcome {
  kind: 'disputed';
  /** Ids of the other submissions. */
  rivals: readonly number[];
  detail: PaymentDetail;
}

/** The result of one check of a claim. */
export type PaymentOutcome = ChainOutcome | DisputedOutcome;

/** An accepted payment that the chain has undone: it is being checked again. */
export interface ReversedOutcome {
  kind: 'reversed';
  code: TransientCode;
  detail: PaymentDetail;
  /** What the chain had confirmed. */
  was: PaymentDetail;
}

/** An outcome that decides a claim, or leaves it to the desk. */
export type FinalOutcome = Exclude<PaymentOutcome, { kind: 'waiting' }>;

/** What a submission hears about its payment. */
export type ReportedOutcome = FinalOutcome | ReversedOutcome;
