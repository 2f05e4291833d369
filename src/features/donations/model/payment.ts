import type { PaymentCode, RefusalCode, TransientCode } from './payment-code.ts';

/** What was seen on the chain, for the status page and the desk. Only what is known is there. */
export interface PaymentDetail {
  /** What was sent, in base units of the product token. */
  seen_amount_units?: string;
  /** The same in whole tokens, without trailing zeros. */
  seen_amount?: string;
  /** What should have been sent: the submission's latest quote, in whole tokens. */
  expected_amount?: string;
  /** Contract of the token that was sent; `native` is the chain's own coin. */
  seen_token?: string;
  /** Who got it. */
  seen_receiver?: string;
  /** Blocks on top of the payment, its own included. */
  confirmations?: number;
  confirmations_required?: number;
  /** When the block was mined, RFC 3339 UTC. */
  mined_time?: string;
  block_number?: string;
}

/** A claim that one transaction pays for one submission. */
export interface Payment {
  id: number;
  submissionId: number;
  /** Lower case, `0x` and 64 digits. */
  txHash: string;
  /** As the person pasted it, trimmed. Not to be made into a link unchecked. */
  link: string;
  status: 'checking' | 'accepted' | 'refused';
  /** Null while nothing is known yet, and when accepted. */
  code: PaymentCode | null;
  detail: PaymentDetail;
  /** RFC 3339 UTC; when a checking claim is looked at again. */
  nextAttemptTime: string;
  /** The quote that was paid; null until accepted, and when confirmed by hand. */
  quoteId: number | null;
  /** Account name of the reviewer who confirmed it by hand; shown at the desk only, never to the person. */
  confirmedBy: string | null;
  createTime: string;
  updateTime: string;
}

/** The last word on a claim. */
export type FinalOutcome =
  | { kind: 'accepted'; quoteId: number; detail: PaymentDetail }
  | { kind: 'refused'; code: RefusalCode; detail: PaymentDetail };

/** What one look at the chain gave. */
export type PaymentOutcome = FinalOutcome | { kind: 'waiting'; code: TransientCode; detail: PaymentDetail };
