import type { Hex } from 'viem';

/**
 * `erc20`: an amount of a token. `item`: one piece of an ERC-721 collection. `operator`: everything of a collection (ERC-721 and
 * ERC-1155). `permit2`: an amount of a token through Permit2, which itself may spend the token.
 */
export type ApprovalKind = 'erc20' | 'item' | 'operator' | 'permit2';

/** Where an approval may be, by the latest log about it. Addresses are lower case. */
export interface Candidate {
  kind: ApprovalKind;
  /** The token or collection. */
  token: Hex;
  spender: Hex;
  /** Present with `permit2`: the contract through which it is spent. */
  through?: Hex;
  /** Present with `item`. */
  tokenId?: bigint;
  blockNumber: number;
}

/** What is at the spender's address. `unread`: the node did not say. */
export type SpenderCode = 'account' | 'contract' | 'upgradeable' | 'unread';

/** An approval that is in force, with all that is known of it. */
export interface Approval extends Candidate {
  /** Unique among all networks. */
  id: string;
  /** Key of the network. */
  network: string;
  symbol: string | null;
  standard: 'ERC-20' | 'ERC-721' | 'ERC-1155';
  decimals: number | null;
  /** In base units; null for NFTs. */
  amount: bigint | null;
  isUnlimited: boolean;
  /** What could be taken now, in base units or pieces; null where the balance could not be read. */
  atRisk: bigint | null;
  /** When a Permit2 approval ends, in seconds; null for those that never do. */
  expires: number | null;
  /** When it was given, in seconds; null where the block could not be read. */
  given: number | null;
  spenderCode: SpenderCode;
  /** Name of the listed DApp that the spender belongs to. */
  spenderName: string | null;
}

/** Two logs with the same key are about the same approval. */
export function candidateKey({ kind, token, spender, through, tokenId }: Candidate): string {
  return [kind, token, spender, through ?? '', tokenId?.toString() ?? ''].join(':');
}
