import { http } from 'viem';
import { asCall } from '../tracing/steps.ts';
import { spellOutRefusal } from './refused-response.ts';

/** The endpoint's reply to one call: its result, or its refusal. */
export type RpcAnswer = { ok: true; result: unknown } | { ok: false; code: number; message: string };

/**
 * Calls of the same tick are sent in one batch, and never with those of another `createJsonRpc`: an answer
 * that is too large to be read then fails nobody else. Throws when the endpoint cannot be reached or does not
 * speak JSON-RPC.
 */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>;

/** A receipt with thousands of logs fits; an endless answer does not. */
const usualAnswerBytes = 4_194_304;

const longestDetail = 300;

/** Some endpoints say what is wrong beside the message. What a contract reverted with is left out: its words are not the node's. */
function detailOf(data: unknown): string {
  const text =
    typeof data === 'string' ? data : data === undefined || data === null ? '' : JSON.stringify(data);
  return text.startsWith('0x') ? '' : text.slice(0, longestDetail);
}

interface RpcOptions {
  rpcUrl: string;
  /** For a whole answer, its body included. */
  timeoutMs: number;
  /** Of one answer to a batch; 4 MiB by default. */
  maxAnswerBytes?: number;
}

/** The calls of one endpoint. */
export function createJsonRpc(options: RpcOptions): RpcCall {
  const transport = http<undefined, true>(options.rpcUrl, {
    raw: true,
    batch: { wait: 0, batchSize: 50 },
    retryCount: 0,
    timeout: options.timeoutMs,
    maxResponseBodySize: options.maxAnswerBytes ?? usualAnswerBytes,
    // viem's own timeout ends with the headers; this one also aborts a body that trickles in.
    fetchFn: async (input, init) => {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(options.timeoutMs) });
      return spellOutRefusal(response, init?.body);
    },
  })({ retryCount: 0 });
  // viem collects batches by address and signal, for all transports of the process; this signal is never aborted.
  const { signal } = new AbortController();

  return async (method, params) => {
    const answer: { error?: unknown; result?: unknown } = await asCall(
      `chain ${method}`,
      { 'rpc.system.name': 'jsonrpc', 'rpc.method': method },
      () => transport.request({ method, params } as never, { signal }),
    );
    if (answer.error === undefined || answer.error === null) return { ok: true, result: answer.result };
    const { code, message, data } = answer.error as { code?: unknown; message?: unknown; data?: unknown };
    return {
      ok: false,
      code: typeof code === 'number' ? code : 0,
      message: [typeof message === 'string' ? message : '', detailOf(data)].join(' ').trim(),
    };
  };
}
