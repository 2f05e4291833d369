import * as v from 'valibot';
import { classifyRefusal } from '#lib/block-ranges/classify-refusal.ts';
import type { RangeAnswer } from '#lib/block-ranges/range-answer.ts';
import { askEndpoint, askHead } from './ask-endpoint.ts';
import type { ReceivedTransfer, TransferQuery } from './chain-reader.ts';
import { decodeTransfers, transferTopic } from './decode-transfers.ts';
import type { RpcCall } from './json-rpc.ts';
import { blockSchema, chainIdSchema, foundLogsSchema } from './rpc-answer.ts';

const hexOf = (number: number) => `0x${number.toString(16)}`;
const wordOf = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;

type FoundLog = v.InferOutput<typeof foundLogsSchema>[number];

/** Undefined for a log that was not asked for. */
function readLog(log: FoundLog, { token, receiver, range }: TransferQuery): ReceivedTransfer | undefined {
  const [transfer] = decodeTransfers([log]);
  const { blockNumber, logIndex, transactionHash: txHash, blockTimestamp } = log;
  if (transfer?.token !== token.toLowerCase() || transfer.to !== receiver.toLowerCase()) return undefined;
  if (blockNumber < range.from || blockNumber > range.to) return undefined;
  const { from, units } = transfer;
  return { txHash, from, units, blockNumber, logIndex, blockTimeSeconds: blockTimestamp ?? null };
}

/** An answer with one log that was not asked for, or one log twice, is not believed at all. */
function readLogs(result: unknown, query: TransferQuery): ReceivedTransfer[] {
  const transfers = v.parse(foundLogsSchema, result).map((log) => readLog(log, query));
  const found = transfers.filter((transfer) => transfer !== undefined);
  const places = new Set(found.map(({ blockNumber, logIndex }) => `${blockNumber} ${logIndex}`));
  if (found.length < transfers.length || places.size < found.length)
    throw new Error('the endpoint answered with logs that were not asked for');
  return found;
}

const valueOf = <Value>(answer: PromiseSettledResult<Value>) =>
  answer.status === 'fulfilled' ? answer.value : undefined;

const isTooLarge = (error: unknown) => error instanceof Error && error.name === 'ResponseBodyTooLargeError';

/**
 * One reading of `Transfer` logs by their receiver. The same request asks for the chain and the latest block: a node behind a load balancer
 * that has not reached the range has no logs of it, and would say so as if there were none.
 */
export async function listTransfers(
  { call, chainId }: { call: RpcCall; chainId: number },
  query: TransferQuery,
): Promise<RangeAnswer<ReceivedTransfer>> {
  const { token, receiver, range } = query;
  const filter = {
    address: token,
    fromBlock: hexOf(range.from),
    toBlock: hexOf(range.to),
    topics: [transferTopic, null, wordOf(receiver)],
  };
  try {
    const [place, logs] = await Promise.all([
      Promise.allSettled([
        askEndpoint(call, { method: 'eth_chainId', params: [], schema: chainIdSchema }),
        askHead(call),
      ]),
      call('eth_getLogs', [filter]),
    ]);
    // First, because an endpoint that refuses the logs may refuse the whole request with the same words.
    if (!logs.ok) return classifyRefusal(logs.code, logs.message);
    const [served, head] = [valueOf(place[0]), valueOf(place[1])];
    if (served !== chainId || head === undefined || head < BigInt(range.to))
      return { ok: false, reason: 'unreachable' };
    return { ok: true, entries: readLogs(logs.result, query) };
  } catch (error) {
    return { ok: false, reason: isTooLarge(error) ? 'range' : 'unreachable' };
  }
}

/** By halving: about thirty calls, one after the other. A block that the endpoint no longer has counts as earlier. */
export async function findBlockAt(call: RpcCall, time: Date): Promise<number> {
  const wanted = time.getTime() / 1000;
  let from = 0;
  let end = Number(await askHead(call)) + 1;
  while (from < end) {
    const middle = Math.floor((from + end) / 2);
    const params = [hexOf(middle), false];
    const block = await askEndpoint(call, { method: 'eth_getBlockByNumber', params, schema: blockSchema });
    if (block && block.timestamp >= wanted) end = middle;
    else from = middle + 1;
  }
  return from;
}
