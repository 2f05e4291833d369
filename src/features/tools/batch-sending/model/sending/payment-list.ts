import { encodeAbiParameters, keccak256, zeroAddress, type Hex } from 'viem';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import type { Asset } from '../asset.ts';
import type { LineFault } from '../list/parse-recipients.ts';
import { totalOf, type ListedRow } from '../payment-contract.ts';
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
  /** What is paid, in the order of the list. */
  rows: readonly ListedRow[];
  /** Lines that could be read and are not paid. They keep their index: leaving a line out makes no other list. */
  skipped: readonly ListedRow[];
  /** All lines that are not paid, with the reason. */
  leftOut: readonly LeftOut[];
  /** 0, or how often the same list had been paid before it was meant to be paid again. */
  round: number;
  /** Rows of a chunk at most. */
  size: number;
  /** Gas of one row at most. */
  gasEach: bigint;
  /** Gas of one transaction at most. */
  gasCap: bigint;
  /** Before the first signature; payments are looked for from here on. */
  startBlock: bigint;
  /** Block of the dry run; undefined for a list that was not tried, as one that is paid again. */
  triedAt?: bigint | undefined;
}

export interface LeftOut {
  line: number;
  /** `paid-before`: an earlier list of this device has paid it. */
  kind: LineFault['kind'] | 'rejected' | 'no-recipient' | 'paid-before';
}

/** Rows that one transaction pays. */
export interface Chunk {
  rows: readonly ListedRow[];
  state: ChunkState;
  /** Block of the payment, where it is known. */
  block: bigint | null;
}

/**
 * Why sending stopped. `unread`: the chain could not be asked. `code`: the contract is not the one we know. `rejected`: the trial failed.
 * `approval`: the approval is not the exact amount. `approval-lost`: its transaction was replaced or dropped.
 */
export type Stop = WalletRefusal | 'unread' | 'code' | 'rejected' | 'approval' | 'approval-lost';

/** A list that is being paid; kept on the device, so that a reload goes on from the chain. */
export interface PaymentList extends PaymentTerms {
  /** Under which the contract has the marks of its rows. */
  id: Hex;
  chunks: readonly Chunk[];
  stop: Stop | null;
  /** Lines that the last trial found rejected. */
  rejected: readonly number[];
}

/**
 * The id of a list follows from all of its lines that could be read, and from nothing else: not from the size of its chunks, which
 * follows from estimates, nor from what is left out. So the same list has the same id after a crash, in another window and on another device,
 * and each of its rows the same mark.
 */
export function listIdOf({
  chainId,
  contract,
  asset,
  round,
  rows,
  skipped,
}: Pick<PaymentTerms, 'chainId' | 'contract' | 'asset' | 'round' | 'rows' | 'skipped'>): Hex {
  const token = asset.kind === 'coin' ? zeroAddress : asset.token;
  const lines = [...rows, ...skipped].toSorted((a, b) => a.index - b.index);
  return keccak256(
    encodeAbiParameters(
      [
        { type: 'uint256' },
        { type: 'address' },
        { type: 'address' },
        { type: 'uint256' },
        { type: 'address[]' },
        { type: 'uint256[]' },
      ],
      [
        BigInt(chainId),
        contract,
        token,
        BigInt(round),
        lines.map(({ address }) => address),
        lines.map(({ amount }) => amount),
      ],
    ),
  );
}

/** A list of which these rows are paid and nothing is under way. @param paid indexes that the contract has marked */
export function createList(terms: PaymentTerms, paid: ReadonlySet<number> = new Set()): PaymentList {
  const isDone = ({ index }: ListedRow) => paid.has(index);
  const cut = (rows: readonly ListedRow[], state: ChunkState) =>
    chunkRows(rows, terms.size).map((part): Chunk => ({ rows: part, state, block: null }));
  const done = cut(terms.rows.filter(isDone), { state: 'paid', hash: null });
  const open = cut(
    terms.rows.filter((row) => !isDone(row)),
    { state: 'prepared' },
  );
  return { ...terms, id: listIdOf(terms), chunks: [...done, ...open], stop: null, rejected: [] };
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

/** Whether something that a wallet was asked for may still be mined. */
export const isUnderWay = ({ chunks }: Pick<PaymentList, 'chunks'>) =>
  chunks.some(({ state }) => state.state === 'asking' || state.state === 'sent');

const minuteMs = 60_000;

/** Whole minutes since the first transaction was sent that is in no block; 0 where that is not known. @param now in milliseconds */
export function minutesWaiting({ chunks }: Pick<PaymentList, 'chunks'>, now: number): number {
  const sent = chunks.flatMap(({ state }) => (state.state === 'sent' ? (state.at ?? now) : []));
  return Math.max(0, Math.floor((now - Math.min(now, ...sent)) / minuteMs));
}

/** What the chunks that are not paid yet add up to. */
export const openTotal = ({ chunks }: Pick<PaymentList, 'chunks'>) =>
  totalOf(chunks.filter(({ state }) => state.state !== 'paid').flatMap(({ rows }) => rows));
