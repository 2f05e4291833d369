import { encodeAbiParameters, keccak256, zeroAddress, type Hex } from 'viem';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import type { Asset } from '../asset.ts';
import type { LineFault, Recipient } from '../list/parse-recipients.ts';
import { totalOf } from '../payment-contract.ts';
import type { ChunkState } from './chunk-ledger.ts';
import { chunkRows } from './chunk-rows.ts';

/** What a list is, apart from how far it has been paid. */
export interface PaymentTerms {
  network: string;
  chainId: number;
  /** Lower case, as the account is. */
  contract: Hex;
  account: Hex;
  asset: Asset;
  rows: readonly Recipient[];
  /** Lines with errors, which are not paid. */
  leftOut: readonly LeftOut[];
  /** 0, or how often the same list had been paid before it was meant to be paid again. */
  round: number;
  /** Rows of a chunk at most. */
  size: number;
  /** Gas of one row at most. */
  gasEach: bigint;
  /** Before the first signature; payments are looked for from here on. */
  startBlock: bigint;
}

export interface LeftOut {
  line: number;
  kind: LineFault['kind'] | 'rejected' | 'no-recipient';
}

export interface Chunk {
  /** Mark of the payment in the contract. */
  id: Hex;
  rows: readonly Recipient[];
  state: ChunkState;
  /** Block of the payment, where it is known. */
  block: bigint | null;
}

/**
 * Why sending stopped. `unread`: the chain could not be asked. `code`: the contract is not the one we know. `rejected`: the trial failed.
 * `approval`: the approval is not the exact amount.
 */
export type Stop = WalletRefusal | 'unread' | 'code' | 'rejected' | 'approval';

/** A list that is being paid; kept on the device, so that a reload goes on from the chain. */
export interface PaymentList extends PaymentTerms {
  chunks: readonly Chunk[];
  stop: Stop | null;
  /** Lines that the last trial found rejected. */
  rejected: readonly number[];
}

/**
 * The id of a chunk follows from what it pays. So the same list has the same ids after a crash, in another window and on another
 * device, and the contract refuses to pay it again.
 */
function chunkIdOf(
  { chainId, contract, asset, round, size }: Omit<PaymentTerms, 'rows' | 'startBlock'>,
  index: number,
  rows: readonly Recipient[],
): Hex {
  const token = asset.kind === 'coin' ? zeroAddress : asset.token;
  return keccak256(
    encodeAbiParameters(
      [
        { type: 'uint256' },
        { type: 'address' },
        { type: 'address' },
        { type: 'uint256[3]' },
        { type: 'address[]' },
        { type: 'uint256[]' },
      ],
      [
        BigInt(chainId),
        contract,
        token,
        [BigInt(round), BigInt(size), BigInt(index)],
        rows.map(({ address }) => address),
        rows.map(({ amount }) => amount),
      ],
    ),
  );
}

/** A list of which nothing is known to be paid yet. */
export function createList(terms: PaymentTerms): PaymentList {
  const chunks = chunkRows(terms.rows, terms.size).map((rows, index): Chunk => ({
    id: chunkIdOf(terms, index, rows),
    rows,
    state: { state: 'prepared' },
    block: null,
  }));
  return { ...terms, chunks, stop: null, rejected: [] };
}

export const withChunk = (list: PaymentList, index: number, change: Partial<Chunk>): PaymentList => ({
  ...list,
  chunks: list.chunks.map((chunk, position) => (position === index ? { ...chunk, ...change } : chunk)),
});

/** The chunk that comes next; -1 when all are paid. */
export const nextChunk = ({ chunks }: Pick<PaymentList, 'chunks'>) =>
  chunks.findIndex(({ state }) => state.state !== 'paid');

export const isPaid = (list: Pick<PaymentList, 'chunks'>) => nextChunk(list) === -1;

/** Whether anything of it was handed to a wallet. */
export const isBegun = ({ chunks }: Pick<PaymentList, 'chunks'>) =>
  chunks.some(({ state }) => state.state !== 'prepared');

/** What the chunks that are not paid yet add up to. */
export const openTotal = ({ chunks }: Pick<PaymentList, 'chunks'>) =>
  totalOf(chunks.filter(({ state }) => state.state !== 'paid').flatMap(({ rows }) => rows));
