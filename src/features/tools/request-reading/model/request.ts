import type { Hex } from 'viem';
import type {
  SignedValue,
  TypedData,
} from '#features/tools/message-verification/model/typed-data/typed-data.ts';

/**
 * What a request does. `approve-either`: `approve` of a token or of one item, which the call alone does not tell apart. `move`: out of an
 * account that need not be the signer's. `control`: a contract gets another owner or other code. `delegate`: the account gets code (EIP-7702).
 */
export type ActKind =
  | 'send-coin'
  | 'send-token'
  | 'send-item'
  | 'move'
  | 'approve-token'
  | 'approve-either'
  | 'approve-all'
  | 'revoke'
  | 'offer'
  | 'receive'
  | 'control'
  | 'delegate'
  | 'create-contract'
  | 'unknown-call'
  | 'sign-in'
  | 'sign-text'
  | 'sign-hash'
  | 'sign-data';

/** One thing that happens if the request is approved. Addresses are lower case. */
export interface Act {
  kind: ActKind;
  /** Token, collection or contract; null for the chain's own coin, and where the request does not name it. */
  about: Hex | null;
  /** In base units, or the number of an item; null where there is none. */
  amount: bigint | null;
  isUnlimited: boolean;
  /** Who receives, may spend, or gets control. */
  party: Hex | null;
  /** When it ends, in seconds; null where the request says nothing about it. */
  ends: bigint | null;
  /** The part of the request, such as `calls[0]`; empty for the whole of it. */
  at: string;
}

/**
 * What is dangerous. `disguised`: a name mixes alphabets, or text has hidden characters. `imposter`: the contract is not the one that the
 * request takes the name of. `odd-encoding`: bytes that no tool writes and wallets read differently. `too-deep`: more calls inside calls
 * than are read.
 */
export type DangerKind =
  | 'hash'
  | 'unlimited'
  | 'all-items'
  | 'delegate'
  | 'control'
  | 'delegate-call'
  | 'zero-price'
  | 'imposter'
  | 'disguised'
  | 'other-site'
  | 'other-account'
  | 'other-chain'
  | 'any-chain'
  | 'no-end'
  | 'far-end'
  | 'unknown-call'
  | 'unknown-data'
  | 'leftover'
  | 'odd-encoding'
  | 'too-deep'
  | 'unsigned';

export interface Danger {
  kind: DangerKind;
  /** The part that it is in; empty for the whole request. */
  at: string;
}

/** A call whose contract is named: a call of the request, or one of a contract's own functions inside of it. */
export interface NamedCall {
  to: Hex;
  /** Null inside of another call, which has the coins. */
  value: bigint | null;
  data: Hex;
  /** As in `Act`. */
  at: string;
  /** Calls that this one is inside of. */
  depth: number;
}

export interface RequestReading {
  /** When it was read, in seconds. */
  now: number;
  /** What the request itself says who asks: a site's host or the name of a typed domain. It can be wrong. */
  asker: string | null;
  chainId: bigint | null;
  /** The contract that is called, or that the signature is for. */
  contract: Hex | null;
  acts: readonly Act[];
  dangers: readonly Danger[];
  /** Every value, in the order of the request. */
  parts: readonly SignedValue[];
  /** What descriptions of contracts are about: the calls that were read, and the typed data. */
  calls: readonly NamedCall[];
  typed: TypedData | null;
}

/** Why a text cannot be read. `method`: a request that neither signs nor sends. `form`: JSON or hex of no known form. */
export interface RequestFault {
  kind: 'empty' | 'too-long' | 'json' | 'method' | 'form';
  /** Present with `method`. */
  method?: string;
}
