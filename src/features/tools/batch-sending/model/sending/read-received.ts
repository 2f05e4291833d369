import * as v from 'valibot';
import type { Hex } from 'viem';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import type { ListedRow } from '../payment-contract.ts';
import type { PaymentList } from './payment-list.ts';
import { recipientKey, transfersIn, type NodeLog } from './token-transfers.ts';

/** What recipients received, in base units, by the indexes of their rows; a row of which that is not known is not in it. */
export type Received = ReadonlyMap<number, bigint>;

const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/));
const receiptSchema = v.object({
  status: v.literal('0x1'),
  logs: v.array(v.object({ address: hex, topics: v.array(hex), data: hex })),
});

async function readLogs(ask: AskNode, hash: Hex): Promise<readonly NodeLog[]> {
  const [answer] = await askAll(ask, [{ method: 'eth_getTransactionReceipt', params: [hash] }]);
  const parsed = v.safeParse(receiptSchema, answer?.ok ? answer.result : null);
  return parsed.success ? parsed.output.logs : [];
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * What rows of one transaction received. An account that got more or fewer transfers than it has rows, as one that also gets the token's
 * fees, has none of them: which belongs to which row is not known.
 */
function receivedIn(logs: readonly NodeLog[], token: Hex, rows: readonly ListedRow[]): [number, bigint][] {
  const transfers = groupBy(transfersIn(logs, token), ({ to }) => to);
  return [...groupBy(rows, recipientKey)].flatMap(([recipient, own]) => {
    const got = transfers.get(recipient) ?? [];
    if (got.length !== own.length) return [];
    return own.map(({ index }, at): [number, bigint] => [index, got[at]!.amount]);
  });
}

/**
 * What the recipients of the paid rows received: of coins what was sent, of a token what its events say in the transactions that paid.
 * Never rejects; what the chain does not say is left out.
 */
export async function readReceived(ask: AskNode, { asset, chunks }: PaymentList): Promise<Received> {
  const paid = chunks.flatMap(({ rows, state }) =>
    state.state === 'paid' ? rows.map((row) => ({ row, hash: state.hash })) : [],
  );
  if (asset.kind === 'coin') return new Map(paid.map(({ row: { index, amount } }) => [index, amount]));
  const received: [number, bigint][] = [];
  for (const [hash, group] of groupBy(paid, (each) => each.hash)) {
    if (hash === null) continue;
    const rows = group.map(({ row }) => row).toSorted((a, b) => a.index - b.index);
    // One at a time: each has the events of some hundred payments.
    received.push(...receivedIn(await readLogs(ask, hash), asset.token, rows));
  }
  return new Map(received);
}
