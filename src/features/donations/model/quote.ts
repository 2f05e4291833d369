/** What is paid for; the brand names a base amount for each. */
export type DonationKind = 'dapp' | 'token' | 'nft';

/** An exact amount that was shown to the person of one submission. It stays valid for that submission for ever. */
export interface Quote {
  id: number;
  submissionId: number;
  /** In base units of the product token. */
  amountUnits: bigint;
  /** RFC 3339 UTC. */
  createTime: string;
}

/** A quote with all that a person or a wallet needs to pay it; what the API gives out. */
export interface PublicQuote {
  id: number;
  /** In whole tokens with four decimals: `200.4731`. */
  amount: string;
  /** The same in base units, decimal digits. */
  amount_units: string;
  symbol: string;
  network_name: string;
  network_short: string;
  chain_id: number;
  token_contract: string;
  token_decimals: number;
  receiving_address: string;
  /** For the QR code, https://eips.ethereum.org/EIPS/eip-681 */
  eip681: string;
  /** How the link to paste looks: the explorer's transaction page with `0x…`. */
  explorer_placeholder: string;
}
