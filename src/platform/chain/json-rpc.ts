import { http } from 'viem';

/** The endpoint's reply to one call: its result, or its refusal. */
export type RpcAnswer = { ok: true; result: unknown } | { ok: false; code: number; message: string };

/**
 * Calls of the same tick are sent in one batch, and never with those of another `createJsonRpc`: an answer
 * that is too large to be read then fails nobody else. Throws when the endpoint cannot be reached or does not
 * speak JSON-RPC.
 */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<RpcAnswer>;

/** A receipt with thousands of logs fits; an endless answer does not. */
const maxAnswerBytes = 4_194_304;

/** @param options.timeoutMs for a whole answer, its body included */
export function createJsonRpc(options: { rpcUrl: string; timeoutMs: number }): RpcCall {
  const transport = http<undefined, true>(options.rpcUrl, {
    raw: true,
    batch: { wait: 0, batchSize: 50 },
    retryCount: 0,
    timeout: options.timeoutMs,
    maxResponseBodySize: maxAnswerBytes,
    // viem's own timeout ends with the headers; this one also aborts a body that trickles in.
    fetchFn: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(options.timeoutMs) }),
  })({ retryCount: 0 });
  // viem collects batches by address and signal, for all transports of the process; this signal is never aborted.
  const { signal } = new AbortController();

  return async (method, params) => {
    const answer: { error?: unknown; result?: unknown } = await transport.request(
      { method, params } as never,
      { signal },
    );
    if (answer.error === undefined || answer.error === null) return { ok: true, result: answer.result };
    const { code, message } = answer.error as { code?: unknown; message?: unknown };
    return {
      ok: false,
      code: typeof code === 'number' ? code : 0,
      message: typeof message === 'string' ? message : '',
    };
  };
}
