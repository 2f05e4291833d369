import { askAll, type AskNode } from '../reading/node-call.ts';
import { itemsIn, withItems, type RevokeRun, type RunItem } from './revoke-run.ts';

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

/** How many transactions of an account are in blocks; undefined where the node did not say. */
async function countOf(ask: AskNode, account: string): Promise<number | undefined> {
  const [answer] = await askAll(ask, [{ method: 'eth_getTransactionCount', params: [account, 'latest'] }]);
  const count = answer?.ok ? numberIn(answer.result) : Number.NaN;
  return Number.isSafeInteger(count) ? count : undefined;
}

function looksFor({ nonce }: RunItem, count: number | undefined): number {
  if (nonce === null) return looks.neverSeen;
  return count !== undefined && count > nonce ? looks.replaced : looks.dropped;
}

function traced(item: RunItem, look: Look, count: number | undefined): RunItem {
  if (look.kind === 'unknown') return item;
  if (look.kind === 'pending') return { ...item, nonce: look.nonce ?? item.nonce, missed: 0 };
  const missed = item.missed + 1;
  if (missed < looksFor(item, count)) return { ...item, missed };
  return { ...item, state: 'open', hash: null, nonce: null, missed: 0, isLost: true };
}

/**
 * Looks for the transactions that are not in a block yet. One that is gone, because another one has its nonce or because no node has it any
 * longer, leaves its approvals to be revoked again; what a replacement did, only the state says.
 * @param waiting ids of what was sent, is in force and has no receipt
 */
export async function traceSent(
  run: RevokeRun,
  waiting: ReadonlySet<string>,
  ask: AskNode,
): Promise<RevokeRun> {
  // A batch is the wallet's to look for.
  const items = itemsIn(run, 'sent').filter(({ id, batchId }) => waiting.has(id) && batchId === null);
  const hashes = [...new Set(items.flatMap(({ hash }) => hash ?? []))];
  if (hashes.length === 0) return run;
  const [found, count] = await Promise.all([lookFor(ask, hashes), countOf(ask, run.account)]);
  return items.reduce((next, item) => {
    const look: Look = found.get(item.hash ?? '') ?? { kind: 'unknown' };
    return withItems(next, new Set([item.id]), traced(item, look, count));
  }, run);
}
