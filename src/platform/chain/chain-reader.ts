import type { BlockRange } from '#lib/block-ranges/block-ranges.ts';
import type { RangeAnswer } from '#lib/block-ranges/range-answer.ts';

/** Why the chain gave no answer. `endpoint-down` is temporary; `no-endpoint` means that none is configured. */
export type ChainOutage = 'endpoint-down' | 'no-endpoint';

/** An outage is an expected outcome, so it is a value. Readers never throw for one. */
export type ChainAnswer<Value> = { ok: true; value: Value } | { ok: false; code: ChainOutage };

/** One `Transfer` of a fungible token, decoded from the receipt. Addresses are lower case. */
export interface TokenTransfer {
  token: string;
  from: string;
  to: string;
  units: bigint;
}

/** A mined transaction with the facts from its receipt, its block and the head of the chain. */
export interface MinedTransaction {
  /** Lower case, with 0x. */
  hash: string;
  succeeded: boolean;
  /** Receiver of the call, lower case; null when it created a contract. */
  to: string | null;
  /** Of the chain's own coin, in its base units. */
  valueUnits: bigint;
  transfers: readonly TokenTransfer[];
  blockNumber: bigint;
  blockHash: string;
  /** Block time in seconds since 1970. */
  blockTimeSeconds: number;
  /** Number of the latest block that the endpoint knows. */
  headNumber: bigint;
  /** Number of the latest finalized block; absent where the endpoint cannot say it. */
  finalNumber?: bigint;
}

/** One `Transfer` to an address that was asked about, from the chain's logs. */
export interface ReceivedTransfer {
  /** Lower case. */
  txHash: string;
  from: string;
  units: bigint;
  blockNumber: number;
  /** In the block; in the order of the transfers of one transaction. */
  logIndex: number;
  /** Block time in seconds since 1970; null where the node does not say it with the log. */
  blockTimeSeconds: number | null;
}

/** Which transfers: of this token, to this address, in these blocks. */
export interface TransferQuery {
  token: string;
  receiver: string;
  range: BlockRange;
}

/** How a proxy names its implementation; the model of the forms explains each. */
export type ProxyKind =
  'eip-1967' | 'uups' | 'beacon' | 'eip-1167' | 'eip-1822' | 'openzeppelin-legacy' | 'eip-897';

/** `nobody`: the zero address, or a burn address. */
export interface TokenOwner {
  address: string;
  kind: 'account' | 'contract' | 'nobody';
}

/** What a token reports about itself; null for each call without a valid answer. Addresses are lower case. */
export interface TokenContract {
  name: string | null;
  symbol: string | null;
  decimals: number | null;
  /** In base units; for an NFT collection the number of items. */
  totalSupplyUnits: bigint | null;
  /** Of `owner()` or `getOwner()`; many tokens have neither. */
  owner: TokenOwner | null;
  answersBalances: boolean;
  answersAllowances: boolean;
  /** By EIP-165. */
  interfaces: readonly ('erc721' | 'erc1155')[];
  proxy: { kind: ProxyKind; implementation: string } | null;
  /**
   * Function selectors such as `0x40c10f19` that the code implements; behind a proxy, those of the
   * implementation.
   */
  selectors: ReadonlySet<string>;
  /**
   * False where the code runs another one that was not found, or its functions cannot be read; a missing
   * selector then proves nothing.
   */
  isCodeKnown: boolean;
}

/** Port to one EVM chain; `rpc-chain.ts` is the real one. */
export interface ChainReader {
  /** Chain id that the endpoint serves. */
  getChainId(): Promise<ChainAnswer<number>>;
  /** Undefined while the chain has not mined it (or has dropped it again). */
  findTransaction(hash: string): Promise<ChainAnswer<MinedTransaction | undefined>>;
  /** Number of the latest block that the endpoint knows. */
  getHeadNumber(): Promise<ChainAnswer<bigint>>;
  /** One reading of the logs; an endpoint that has not reached the last block of the range gives no answer. */
  listTransfers(query: TransferQuery): Promise<RangeAnswer<ReceivedTransfer>>;
  /** Number of the first block that was mined at this time or later; above the latest one where none was. */
  findBlockAt(time: Date): Promise<ChainAnswer<number>>;
  /** Code at the address as hex, null where there is none. */
  getCode(address: string): Promise<ChainAnswer<string | null>>;
  /** Undefined when there is no contract at the address. */
  readToken(query: { address: string }): Promise<ChainAnswer<TokenContract | undefined>>;
}
