import * as v from 'valibot';
import type { DonationTerms } from './donation-terms.ts';

/** The kind of submission; the brand sets a base amount for each. */
export type DonationKind = 'dapp' | 'token' | 'nft';

/**
 * After this many displays of the box a submission gets its latest amount again: amounts are limited
 * (rulings §4).
 */
export const quotesPerSubmission = 8;

/**
 * An amount stays reserved for 30 days after the submission was paid, withdrawn or expired, and some minutes
 * longer: a last-minute payment is then too old for the next submission with this amount, whatever the clock
 * differences.
 */
export const reservedAfterMs = 30 * 24 * 3_600_000 + 10 * 60_000;

/** An exact amount that was shown for one submission. It stays valid for that submission forever. */
export interface Quote {
  id: number;
  submissionId: number;
  /** In base units of its token. */
  amountUnits: bigint;
  terms: DonationTerms;
  /** RFC 3339 UTC. */
  createTime: string;
}

/** A quote with everything needed to pay it; as in the API and in a draft. */
export const publicQuoteSchema = v.object({
  id: v.number(),
  amount: v.pipe(
    v.string(),
    v.description('Exact amount in whole tokens, such as 200.4731 or 200.473112. Every digit counts.'),
  ),
  /** The same in base units, decimal digits. */
  amount_units: v.string(),
  symbol: v.string(),
  network_name: v.string(),
  network_short: v.string(),
  chain_id: v.number(),
  token_contract: v.string(),
  token_decimals: v.number(),
  receiving_address: v.string(),
  /** For the QR code, https://eips.ethereum.org/EIPS/eip-681 */
  eip681: v.string(),
  /** Example of the link to paste: the explorer's transaction page with `0x…`. */
  explorer_placeholder: v.string(),
});
export type PublicQuote = v.InferOutput<typeof publicQuoteSchema>;
