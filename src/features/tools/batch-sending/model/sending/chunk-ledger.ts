import type { Hex } from 'viem';

/**
 * Where a chunk is. `prepared`: never handed to a wallet. `asking`: the wallet has it, and no answer came yet. `sent`: the wallet gave a hash, or its id of a batch.
 * `paid`: the contract has its mark. `failed`: mined and reverted, so nobody was paid.
 *
 * What is paid is decided by the contract alone: it keeps a mark for each chunk and reverts when a chunk comes again. So a transaction that was
 * replaced, dropped, sent twice or sent from another window can never pay twice; the states only say what is offered to the person.
 */
export type ChunkState =
  | { state: 'prepared' }
  | { state: 'asking' }
  | { state: 'sent'; hash: Hex | null; batchId: string | null }
  | { state: 'paid'; hash: Hex | null }
  | { state: 'failed'; hash: Hex | null };

/** What the chain says of a chunk; null where it could not be asked. */
export interface ChunkSight {
  /** Whether the contract has the mark of this chunk, in the latest block. */
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
  if (now.state === 'paid')
    return hash === null ? { state: 'prepared' } : { state: 'sent', hash, batchId: null };
  return now.state === 'sent' && hasReverted ? { state: 'failed', hash } : now;
}

/** Whether a chunk may be handed to the wallet: only after the chain has said that it is not paid. */
export function canBeSigned(now: ChunkState, { isMarked }: Pick<ChunkSight, 'isMarked'>): boolean {
  return isMarked === false && now.state !== 'paid';
}
