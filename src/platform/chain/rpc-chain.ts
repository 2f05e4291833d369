import type { Log } from '#platform/log/log.ts';
import { createOutageLog } from '#platform/log/outage-log.ts';
import { askEndpoint, askHead } from './ask-endpoint.ts';
import type { ChainAnswer, ChainReader, MinedTransaction } from './chain-reader.ts';
import { decodeTransfers } from './decode-transfers.ts';
import * as v from 'valibot';
import { createJsonRpc, type RpcCall } from './json-rpc.ts';
import { findBlockAt, listTransfers } from './rpc-transfers.ts';
import {
  blockSchema,
  chainIdSchema,
  codeSchema,
  receiptSchema,
  transactionSchema,
  finalBlockSchema,
} from './rpc-answer.ts';
import { readToken } from './token/read-token.ts';

export interface RpcChainOptions {
  /** JSON-RPC endpoint; may contain a key, so it is never logged. */
  rpcUrl: string;
  /** The chain that the endpoint must serve. Any other chain counts as an outage. */
  chainId: number;
  log: Log;
  /** For one answer of the endpoint. */
  timeoutMs?: number;
}

const outageWords = {
  begins: 'the chain endpoint does not answer correctly; dependent work waits',
  ends: 'the chain endpoint answers again',
};

class WrongChain extends Error {
  override readonly name = 'WrongChain';
}

/**
 * Number of the latest finalized block; undefined where the endpoint has never said it.
 * @throws where it has said it before and does not now
 */
type AskFinalBlock = () => Promise<bigint | undefined>;

/**
 * Asks for the block with the tag `finalized` (https://ethereum.github.io/execution-apis/). Networks without finality and old nodes refuse the tag or
 * answer null. An endpoint that has known it must go on: an overloaded one refuses too, and payments would then count earlier.
 */
function createFinalBlock(call: RpcCall): AskFinalBlock {
  let isKnown = false;
  return async () => {
    const answer = await call('eth_getBlockByNumber', ['finalized', false]);
    const block = answer.ok ? v.parse(finalBlockSchema, answer.result) : null;
    if (!block && isKnown) throw new Error('the endpoint no longer says which block is final');
    isKnown ||= block !== null;
    return block?.number;
  };
}

/**
 * An EVM chain behind a JSON-RPC endpoint. Unreachable, slow, refusing or sending garbage: all of it is
 * `endpoint-down`.
 */
export function createRpcChain({ rpcUrl, chainId, log, timeoutMs = 10_000 }: RpcChainOptions): ChainReader {
  const call = createJsonRpc({ rpcUrl, timeoutMs });
  const outages = createOutageLog(log, outageWords);
  const askFinalBlock = createFinalBlock(call);

  const getChainId = () => askEndpoint(call, { method: 'eth_chainId', params: [], schema: chainIdSchema });
  /** Checked in every batch: an endpoint may change the chain it serves. */
  const requireChain = async () => {
    const served = await getChainId();
    if (served !== chainId) throw new WrongChain(`the endpoint serves chain ${served} instead of ${chainId}`);
  };
  const answer = async <Value>(read: () => Promise<Value>): Promise<ChainAnswer<Value>> => {
    try {
      const value = await read();
      outages.over();
      return { ok: true, value };
    } catch (error) {
      outages.report(error);
      return { ok: false, code: 'endpoint-down' };
    }
  };
  return {
    getChainId: () => answer(getChainId),
    findTransaction: (hash) =>
      answer(async () => {
        const [found] = await Promise.all([findMined({ call, askFinalBlock }, hash), requireChain()]);
        return found;
      }),
    getHeadNumber: () =>
      answer(async () => {
        const [head] = await Promise.all([askHead(call), requireChain()]);
        return head;
      }),
    getCode: (address) =>
      answer(async () => (await Promise.all([readCode(call, address), requireChain()]))[0]),
    listTransfers: (query) => listTransfers({ call, chainId }, query),
    findBlockAt: (time) =>
      answer(async () => {
        const found = await findBlockAt(call, time);
        await requireChain();
        return found;
      }),
    readToken: ({ address }) =>
      answer(async () => {
        const token = await readToken(call, address);
        // Not in the same batch: a contract can make that one too large to be read.
        await requireChain();
        return token;
      }),
  };
}

async function readCode(call: RpcCall, address: string): Promise<string | null> {
  const params = [address, 'latest'];
  const code = await askEndpoint(call, { method: 'eth_getCode', params, schema: codeSchema });
  return code === '0x' ? null : code;
}

async function findMined(
  { call, askFinalBlock }: { call: RpcCall; askFinalBlock: AskFinalBlock },
  hash: string,
): Promise<MinedTransaction | undefined> {
  const [transaction, receipt, headNumber, finalNumber] = await Promise.all([
    askEndpoint(call, { method: 'eth_getTransactionByHash', params: [hash], schema: transactionSchema }),
    askEndpoint(call, { method: 'eth_getTransactionReceipt', params: [hash], schema: receiptSchema }),
    askHead(call),
    askFinalBlock(),
  ]);
  if (!transaction || !receipt) return undefined;
  if (transaction.hash !== hash || receipt.transactionHash !== hash)
    throw new Error('the endpoint answered for another hash');

  const params = [`0x${receipt.blockNumber.toString(16)}`, false];
  const block = await askEndpoint(call, { method: 'eth_getBlockByNumber', params, schema: blockSchema });
  // A block that left the chain between the two requests took the transaction with it.
  if (!block || block.hash !== receipt.blockHash || transaction.blockHash !== receipt.blockHash)
    return undefined;
  return {
    hash,
    succeeded: receipt.status === '0x1',
    to: transaction.to ?? null,
    valueUnits: transaction.value,
    transfers: decodeTransfers(receipt.logs),
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    blockTimeSeconds: block.timestamp,
    headNumber,
    ...(finalNumber !== undefined && { finalNumber }),
  };
}
