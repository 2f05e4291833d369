import { apiAddress } from '#lib/api-address.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { classifyRefusal } from '#lib/block-ranges/classify-refusal.ts';
import type { AskNode, NodeAnswer, NodeCall } from '../model/reading/node-call.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';

const all = (calls: readonly NodeCall[], answer: NodeAnswer) => calls.map(() => answer);

/** Asks a network's endpoint through this site. */
export function askThroughSite(network: string): AskNode {
  return async (calls) => {
    try {
      const response = await fetch(apiAddress(`/api/tools/${network}/read`), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ calls }),
        signal: timeoutSignal(),
      });
      if (response.status === 429 || response.status === 503)
        return all(calls, { ok: false, reason: 'rate' });
      const { data } = (await response.json()) as { data?: { answers?: NodeAnswer[] } | null };
      return data?.answers ?? all(calls, { ok: false, reason: 'unreachable' });
    } catch {
      return all(calls, { ok: false, reason: 'unreachable' });
    }
  };
}

/** Asks the node that the wallet itself uses; the wallet must be on the network. */
export function askThroughWallet(provider: Eip1193Provider): AskNode {
  const one = async ({ method, params }: NodeCall): Promise<NodeAnswer> => {
    try {
      return { ok: true, result: await provider.request({ method, params }) };
    } catch (error) {
      const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
      return classifyRefusal(typeof code === 'number' ? code : 0, typeof message === 'string' ? message : '');
    }
  };
  // In this order, so that the network's ids around the others tell whether the wallet has changed networks.
  return async (calls) => {
    const first = await Promise.all(calls.slice(0, 1).map(one));
    const middle = await Promise.all(calls.slice(1, -1).map(one));
    const last = await Promise.all(calls.slice(1).slice(-1).map(one));
    return [...first, ...middle, ...last];
  };
}

const firstRestMs = 500;

/** Pauses longer after each failure of an endpoint. */
export const restAfter = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, firstRestMs * 3 ** (attempt - 1)));
