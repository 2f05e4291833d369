import { keccak256, type Hex } from 'viem';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import {
  countTransactions,
  hasWaiting,
  traceByCount,
  traceTransactions,
  type TransactionCounts,
} from '#features/tools/approvals/model/tracing/trace-transactions.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { findBatch } from '#features/core/wallet-connection/model/wallet-calls.ts';
import { paymentCodeHash, type ListedRow } from '../payment-contract.ts';
import { reconcile, untoldNonce, type ChunkState } from './chunk-ledger.ts';
import { findPayments, type Place } from './find-payments.ts';
import { createList, type Chunk, type PaymentList, type PaymentTerms } from './payment-list.ts';
import { readMarks } from './read-marks.ts';

interface LookDevices {
  ask: AskNode;
  provider: Eip1193Provider | null;
}

/** Whether the contract is the one we know; null where the chain did not say. */
export async function isKnownContract(ask: AskNode, contract: Hex): Promise<boolean | null> {
  const [answer] = await askAll(ask, [{ method: 'eth_getCode', params: [contract, 'latest'] }]);
  if (!answer?.ok || typeof answer.result !== 'string') return null;
  return keccak256(answer.result as Hex) === paymentCodeHash;
}

/** What became of a chunk's own transaction or batch; null where it is in no block, or the chain did not say. */
async function findOutcome(
  { ask, provider }: LookDevices,
  { state, block }: Chunk,
): Promise<'worked' | 'reverted' | null> {
  if (block !== null) return null;
  if (state.state === 'sent' && state.batchId !== null && provider !== null)
    return (await findBatch(provider, state.batchId))?.state === 'failed' ? 'reverted' : null;
  if (state.state === 'prepared' || state.state === 'asking' || state.hash === null) return null;
  const [answer] = await askAll(ask, [{ method: 'eth_getTransactionReceipt', params: [state.hash] }]);
  const status = answer?.ok ? (answer.result as { status?: unknown } | null)?.status : undefined;
  if (status === '0x0') return 'reverted';
  return status === '0x1' ? 'worked' : null;
}

/** A chunk as the marks have it: in two, where others have paid a part of it. */
function seenChunk(
  chunk: Chunk,
  paid: ReadonlySet<number>,
  outcome: 'worked' | 'reverted' | null,
): readonly Chunk[] {
  const isMarked = ({ index }: ListedRow) => paid.has(index);
  const done = chunk.rows.filter(isMarked);
  const open = chunk.rows.filter((row) => !isMarked(row));
  const part = (rows: readonly ListedRow[], marked: boolean): Chunk => ({
    rows,
    state: reconcile(chunk.state, { isMarked: marked, hasReverted: outcome === 'reverted' }),
    block: marked ? chunk.block : null,
  });
  return [part(done, true), part(open, false)]
    .filter(({ rows }) => rows.length > 0)
    .map((each) => withoutDoubt(each, { isOwn: open.length === 0 && outcome === 'worked' }));
}

/** A hash that the payment is not known by is not shown: another transaction may have paid. */
const withoutDoubt = (chunk: Chunk, { isOwn }: { isOwn: boolean }): Chunk =>
  chunk.state.state !== 'paid' || chunk.block !== null || isOwn
    ? chunk
    : { ...chunk, state: { state: 'paid', hash: null } };

const lacksBlock = ({ state, block }: Chunk) => state.state === 'paid' && block === null;

/** Divides what is paid by the transactions that paid it. */
function placed(chunks: readonly Chunk[], places: ReadonlyMap<number, Place>): Chunk[] {
  const byHash = new Map<Hex, { rows: ListedRow[]; block: bigint }>();
  const rest = chunks.flatMap((chunk): Chunk[] => {
    if (!lacksBlock(chunk)) return [chunk];
    const lost: ListedRow[] = [];
    for (const row of chunk.rows) {
      const place = places.get(row.index);
      if (!place) lost.push(row);
      else if (byHash.has(place.hash)) byHash.get(place.hash)!.rows.push(row);
      else byHash.set(place.hash, { rows: [row], block: place.block });
    }
    return lost.length === 0 ? [] : [{ ...chunk, rows: lost }];
  });
  const found = [...byHash].map(([hash, { rows, block }]): Chunk => ({
    rows,
    state: { state: 'paid', hash },
    block,
  }));
  return [...found, ...rest].toSorted((a, b) => a.rows[0]!.index - b.rows[0]!.index);
}

/** Gives up transactions that are gone; the marks have just said that they paid nobody. */
async function traced(chunks: readonly Chunk[], ask: AskNode, account: Hex): Promise<readonly Chunk[]> {
  // A batch is the wallet's to look for.
  const hashOf = ({ state }: Chunk) => (state.state === 'sent' && state.batchId === null ? state.hash : null);
  const hashes = chunks.flatMap((chunk) => hashOf(chunk) ?? []);
  if (hashes.length === 0) return chunks;
  const trace = await traceTransactions(ask, account, hashes);
  return chunks.map((chunk): Chunk => {
    const { state } = chunk;
    const hash = hashOf(chunk);
    if (state.state !== 'sent' || hash === null) return chunk;
    const now = trace(hash, state);
    return { ...chunk, state: typeof now === 'string' ? { state: now, hash } : { ...state, ...now } };
  });
}

/** A chunk whose transaction the page knows by its nonce alone, after a look at the account's pool. */
function countedState(now: ChunkState, counts: TransactionCounts): ChunkState {
  const nonce = untoldNonce(now);
  if (nonce === null) return now;
  // Where nothing is in the pool, the wallet may still ask the person, or have sent nothing: the person decides.
  if (now.state !== 'sent')
    return hasWaiting(nonce, counts) ? { state: 'sent', hash: null, batchId: null, nonce, missed: 0 } : now;
  const trace = traceByCount({ nonce, missed: now.missed }, counts);
  return typeof trace === 'string' ? { state: trace, hash: null } : { ...now, ...trace };
}

/** Finds payments that a wallet has sent without the page, which was closed before it answered. */
async function counted(chunks: readonly Chunk[], ask: AskNode, account: Hex): Promise<readonly Chunk[]> {
  if (chunks.every(({ state }) => untoldNonce(state) === null)) return chunks;
  const counts = await countTransactions(ask, account);
  return chunks.map((chunk): Chunk => ({ ...chunk, state: countedState(chunk.state, counts) }));
}

/** Compares a list with the chain. @returns the list, and the indexes that are paid; null where the chain did not say, and the list as it was */
export async function lookAtChain(
  list: PaymentList,
  devices: LookDevices,
): Promise<{ list: PaymentList; paid: ReadonlySet<number> | null }> {
  const { ask } = devices;
  const outcomes = await Promise.all(list.chunks.map((chunk) => findOutcome(devices, chunk)));
  // After the receipts: a payment that was mined in between is seen as paid.
  const paid = await readMarks(ask, list);
  if (paid === null) return { list, paid };
  const seen = list.chunks.flatMap((chunk, index) => seenChunk(chunk, paid, outcomes[index] ?? null));
  const chunks = seen.some(lacksBlock) ? placed(seen, await findPayments(ask, list)) : seen;
  const known = await counted(await traced(chunks, ask, list.account), ask, list.account);
  return { list: { ...list, chunks: known }, paid };
}

/**
 * A list as far as the chain has it paid: in chunks of any size, in another window, on another device.
 * @returns undefined where the chain did not say
 */
export async function findBegun(ask: AskNode, terms: PaymentTerms): Promise<PaymentList | undefined> {
  const fresh = createList(terms);
  const paid = await readMarks(ask, fresh);
  if (paid === null) return undefined;
  if (paid.size === 0) return fresh;
  return (await lookAtChain(createList(terms, paid), { ask, provider: null })).list;
}
