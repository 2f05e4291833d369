import * as v from 'valibot';

/** What is paid for; the brand names a base amount for each. */
export type DonationKind = 'dapp' | 'token' | 'nft';

/** After so many showings of the box a submission gets its newest amount again: amounts are a limited good (rulings §4). */
export const quotesPerSubmission = 8;

/**
 * An amount stays its submission's for 30 days after the submission was paid, withdrawn or expired, and some minutes more than is said:
 * a payment of the last moment is then too old for whoever is shown the amount next, however far apart the clocks are.
 */
export const reservedAfterMs = 30 * 24 * 3_600_000 + 10 * 60_000;

/** An exact amount that was shown to the person of one submission. It stays valid for that submission for ever. */
export interface Quote {
  id: number;
  submissionId: number;
  /** In base units of the product token. */
  amountUnits: bigint;
  /** RFC 3339 UTC. */
  createTime: string;
}

/** A quote with all that a person or a wallet needs to pay it; what the API gives out and a draft keeps. */
export const publicQuoteSchema = v.object({
  id: v.number(),
  amount: v.pipe(
    v.string(),
    v.description('Exact amount in whole tokens, such as 200.4731 or 200.473112; every digit counts'),
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
  /** How the link to paste looks: the explorer's transaction page with `0x…`. */
  explorer_placeholder: v.string(),
});
export type PublicQuote = v.InferOutput<typeof publicQuoteSchema>;
