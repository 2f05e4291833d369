import type { Hex } from 'viem';
import type { TokenFacts } from '#features/store/clear-signing/model/descriptor.ts';
import type { Act, Danger } from '../request.ts';

/** A call or a message in the words of its contract's description. It is shown beside what the request says itself, and removes nothing of it. */
export interface Description {
  /** The part of the request; empty for the whole of it. */
  at: string;
  contract: Hex;
  owner: string;
  intent: string;
  /** @property values null where the request has none at that path, or too many */
  fields: readonly { label: string; values: readonly DescribedValue[] | null }[];
}

/** A call that a described one makes in turn: what its bytes say, and the descriptions of its contract that fit. */
export interface CallInside {
  kind: 'call';
  /** Lower case. */
  contract: Hex;
  acts: readonly Act[];
  dangers: readonly Danger[];
  descriptions: readonly Description[];
}

/** A value as a description shows it. `base-units`: of a token that is not listed, whose decimals this site does not know. */
export type DescribedValue =
  | { kind: 'raw'; text: string }
  | { kind: 'coins'; amount: bigint }
  | { kind: 'tokens'; amount: bigint; token: TokenFacts }
  | { kind: 'base-units'; amount: bigint; token: string | null }
  | { kind: 'moment'; seconds: bigint }
  | { kind: 'block'; number: bigint }
  | { kind: 'duration'; seconds: bigint }
  | { kind: 'named'; name: string; text: string }
  | { kind: 'unit'; amount: bigint; decimals: number; unit: string }
  | CallInside;
