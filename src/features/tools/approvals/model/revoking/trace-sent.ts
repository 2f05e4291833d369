import type { AskNode } from '../reading/node-call.ts';
import { traceTransactions } from '../tracing/trace-transactions.ts';
import { itemsIn, withItems, type RevokeRun } from './revoke-run.ts';

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
  const trace = await traceTransactions(ask, run.account, hashes);
  return items.reduce((next, { id, hash, nonce, missed }) => {
    const now = trace(hash ?? '', { nonce, missed });
    const lost = { state: 'open', hash: null, nonce: null, missed: 0, isLost: true } as const;
    return withItems(next, new Set([id]), typeof now === 'string' ? lost : now);
  }, run);
}
