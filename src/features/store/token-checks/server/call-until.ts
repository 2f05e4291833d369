import type { RpcCall } from '#platform/chain/json-rpc.ts';

/** Calls of a check that has a limited time. After it nothing more is asked, although the check goes on without anyone who waits. */
export function callUntil(signal: AbortSignal, call: RpcCall): RpcCall {
  return async (method, params) => {
    signal.throwIfAborted();
    return call(method, params);
  };
}
