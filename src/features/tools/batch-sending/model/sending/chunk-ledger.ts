import type { Hex } from 'viem';
import type { Loss, Trace } from '#features/tools/approvals/model/tracing/trace-transactions.ts';

interface SentAs {
  hash: Hex | null;
  batchId: string | null;
  /** When, in milliseconds; undefined where this device does not know. */
  at?: number | undefined;
}

/**
 * Where a chunk is. `prepared`: never handed to a wallet. `asking`: the wallet has it, and no answer came yet. `sent`: the wallet gave a hash, or its id of a batch; with neither, the
 * answer was lost, and the account has a transaction in the pool that was not there when the wallet was asked.
 * `paid`: the contract has the marks of its rows. `failed`: mined and reverted, so nobody was paid.
 * `replaced`, `dropped`: its transaction is given up, and the marks say that nobody was paid.
 *
 * What is paid is decided by the contract alone: it keeps a mark for each row and reverts when a row comes again. So a transaction that was
 * replaced, dropped, sent twice or sent from another window can never pay twice; the states only say what is offered to the person.
 */
export type ChunkState =
  | { state: 'prepared' }
  /** `nonce`: how many transactions the account had before, with those in the pool; undefined where the node did not say. */
  | { state: 'asking'; nonce?: number | undefined }
  | ({ state: 'sent' } & SentAs & Trace)
  | { state: 'paid'; hash: Hex | null }
  | { state: 'failed' | Loss; hash: Hex | null };

/** A chunk that the wallet has sent. */
export const sentAs = (sent: SentAs): ChunkState => ({
  state: 'sent',
  ...sent,
  nonce: null,
  missed: 0,
});

/** The nonce from which on a chunk's transaction is looked for, where its hash and its batch are not known; null where none is looked for. */
export function untoldNonce(now: ChunkState): number | null {
  if (now.state === 'asking') return now.nonce ?? null;
  return now.state === 'sent' && now.hash === null && now.batchId === null ? now.nonce : null;
}

/** Whether its last transaction is over and has paid nobody, so that the person decides what comes next. */
export const hasEnded = ({ state }: ChunkState) =>
  state === 'failed' || state === 'replaced' || state === 'dropped';

/** What the chain says of a chunk; null where it could not be asked. */
export interface ChunkSight {
  /** Whether the contract has the marks of its rows, in the latest block. */
  isMarked: boolean | null;
  /** Whether the chunk's own transaction or batch was reverted. */
  hasReverted: boolean;
}

/** The state of a chunk after a look at the chain. Without an answer it stays as it was. */
export function reconcile(now: ChunkState, { isMarked, hasReverted }: ChunkSight): ChunkState {
  const hash = 'hash' in now ? now.hash : null;
  if (isMarked === true) return { state: 'paid', hash };
  if (isMarked === null) return now;
  // A reorganization of the chain undid the payment.
  if (now.state === 'paid') return hash === null ? { state: 'prepared' } : sentAs({ hash, batchId: null });
  return now.state === 'sent' && hasReverted ? { state: 'failed', hash } : now;
}

/** Whether a chunk may be handed to the wallet: only after the chain has said that it is not paid. */
export function canBeSigned(now: ChunkState, { isMarked }: Pick<ChunkSight, 'isMarked'>): boolean {
  return isMarked === false && now.state !== 'paid';
}
