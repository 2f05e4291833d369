import { numberToHex, pad, type Hex } from 'viem';
import { readRanges } from '#lib/block-ranges/read-ranges.ts';
import type { RangeAnswer } from '#lib/block-ranges/range-answer.ts';
import type { BlockRange } from '#lib/block-ranges/block-ranges.ts';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { indexesIn, paidTopic } from '../payment-contract.ts';
import type { PaymentList } from './payment-list.ts';

/** Where a row was paid. */
export interface Place {
  hash: Hex;
  block: bigint;
}

type PayerOfList = Pick<PaymentList, 'contract' | 'account' | 'id' | 'startBlock'>;

/** Word and bits. */
const dataPattern = /^0x([0-9a-f]{64})([0-9a-f]{64})$/i;
const quantityPattern = /^0x[0-9a-f]{1,16}$/i;

interface PaidLog {
  indexes: readonly number[];
  place: Place;
}

/** The rows that a log says are paid; none where it is about another list. */
function parseLog(log: Record<string, unknown>, { contract, id }: PayerOfList): PaidLog[] {
  const { address, topics, data, transactionHash, blockNumber } = log;
  const list: unknown = Array.isArray(topics) ? topics[2] : undefined;
  if (String(address).toLowerCase() !== contract || String(list).toLowerCase() !== id) return [];
  const [, word, bits] = dataPattern.exec(String(data)) ?? [];
  if (word === undefined || bits === undefined || !quantityPattern.test(String(blockNumber))) return [];
  const place = { hash: transactionHash as Hex, block: BigInt(blockNumber as Hex) };
  return [{ indexes: indexesIn(Number(`0x${word}`), BigInt(`0x${bits}`)), place }];
}

async function readLogs(
  ask: AskNode,
  list: PayerOfList,
  { from, to }: BlockRange,
): Promise<RangeAnswer<PaidLog>> {
  const filter = {
    fromBlock: numberToHex(from),
    toBlock: numberToHex(to),
    topics: [[paidTopic], pad(list.account)],
  };
  const [answer] = await ask([{ method: 'eth_getLogs', params: [filter] }]);
  if (!answer) return { ok: false, reason: 'unreachable' };
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.result)) return { ok: false, reason: 'unreachable' };
  const logs = answer.result as Record<string, unknown>[];
  return { ok: true, entries: logs.flatMap((log) => parseLog(log, list)) };
}

/** So many requests at most: a receipt without hashes is better than a page that asks for minutes. */
const maxRequests = 40;

/** The transactions that paid rows of a list, by the rows' indexes: also those that replaced another or came from another window. */
export async function findPayments(ask: AskNode, list: PayerOfList): Promise<Map<number, Place>> {
  const [head] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  const ranges = head?.ok ? [{ from: Number(list.startBlock), to: Number(head.result) }] : [];
  const { entries } = await readRanges({
    ranges: ranges.filter(({ from, to }) => from <= to),
    read: (range) => readLogs(ask, list, range),
    maxRequests,
  });
  return new Map(
    entries.flatMap(({ indexes, place }) => indexes.map((index): [number, Place] => [index, place])),
  );
}
