import { askAll, type AskNode } from '../reading/node-call.ts';

/** What is known of a transaction that is in no block yet. */
export interface Trace {
  /** Once a node has shown it. */
  nonce: number | null;
  /** Looks in a row that did not find it. */
  missed: number;
}

/** Why a transaction is given up: another one has its nonce, or no node has it any longer. What a replacement did, only the chain's state says. */
export type Loss = 'replaced' | 'dropped';

/** Looks in a row that do not find a transaction before it is given up; a node behind another one, or one that only passes it on, finds it late. */
const looks = {
  /** Its nonce was used by another transaction. */
  replaced: 4,
  /** Its nonce is free: two minutes. */
  dropped: 80,
  /** No node has shown it, so that its nonce is not known; wallets can send past public nodes: ten minutes. */
  neverSeen: 400,
};

type Look = { kind: 'pending'; nonce: number | null } | { kind: 'missing' | 'unknown' };

const numberIn = (value: unknown) => (typeof value === 'string' ? Number(value) : Number.NaN);

async function lookFor(ask: AskNode, hashes: readonly string[]): Promise<Map<string, Look>> {
  const answers = await askAll(
    ask,
    hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
  );
  const looked = hashes.map((hash, index): [string, Look] => {
    const answer = answers[index];
    if (!answer?.ok) return [hash, { kind: 'unknown' }];
    if (answer.result === null) return [hash, { kind: 'missing' }];
    const nonce = numberIn((answer.result as { nonce?: unknown }).nonce);
    return [hash, { kind: 'pending', nonce: Number.isSafeInteger(nonce) ? nonce : null }];
  });
  return new Map(looked);
}

/** How many transactions an account has. Undefined where the node did not say. */
export interface TransactionCounts {
  mined: number | undefined;
  /** With those that wait in the node's pool. */
  known: number | undefined;
}

async function countAt(ask: AskNode, account: string, blocks: readonly ('latest' | 'pending')[]) {
  const answers = await askAll(
    ask,
    blocks.map((block) => ({ method: 'eth_getTransactionCount', params: [account, block] })),
  );
  return blocks.map((_, index) => {
    const answer = answers[index];
    const count = answer?.ok ? numberIn(answer.result) : Number.NaN;
    return Number.isSafeInteger(count) ? count : undefined;
  });
}

export async function countTransactions(ask: AskNode, account: string): Promise<TransactionCounts> {
  const [mined, known] = await countAt(ask, account, ['latest', 'pending']);
  return { mined, known };
}

/** Whether an account that had `nonce` transactions, with those in the pool, has a later one in the pool. */
export const hasWaiting = (nonce: number, { mined, known }: TransactionCounts): boolean =>
  mined !== undefined && known !== undefined && known > Math.max(mined, nonce);

function traced({ nonce, missed }: Trace, look: Look, count: number | undefined): Trace | Loss {
  if (look.kind === 'unknown') return { nonce, missed };
  if (look.kind === 'pending') return { nonce: look.nonce ?? nonce, missed: 0 };
  const isReplaced = nonce !== null && count !== undefined && count > nonce;
  const patience = nonce === null ? looks.neverSeen : isReplaced ? looks.replaced : looks.dropped;
  if (missed + 1 < patience) return { nonce, missed: missed + 1 };
  return isReplaced ? 'replaced' : 'dropped';
}

/** Looks once for transactions of an account that are in no block. @returns how the trace of each goes on, or why it ends */
export async function traceTransactions(
  ask: AskNode,
  account: string,
  hashes: readonly string[],
): Promise<(hash: string, trace: Trace) => Trace | Loss> {
  const [found, [count]] = await Promise.all([lookFor(ask, hashes), countAt(ask, account, ['latest'])]);
  return (hash, trace) => traced(trace, found.get(hash) ?? { kind: 'unknown' }, count);
}

/** The same for a transaction whose hash the page was not told: of an account that had `nonce` transactions before it was sent. */
export function traceByCount(trace: Trace & { nonce: number }, counts: TransactionCounts): Trace | Loss {
  const { mined, known } = counts;
  if (mined === undefined || known === undefined) return trace;
  const kind = hasWaiting(trace.nonce, counts) ? 'pending' : 'missing';
  return traced(trace, kind === 'pending' ? { kind, nonce: null } : { kind }, mined);
}
