import type { NodeCall } from './reading/node-call.ts';

/** What a call costs an endpoint, in units of the cheapest one. Providers bill in about these proportions. */
const weights: Record<NodeCall['method'], number> = {
  eth_blockNumber: 1,
  /** Goes along with each request, and endpoints know it without looking. */
  eth_chainId: 0,
  eth_gasPrice: 1,
  eth_getBalance: 1,
  eth_getBlockByNumber: 1,
  eth_getCode: 1,
  eth_getStorageAt: 1,
  eth_getTransactionByHash: 1,
  eth_getTransactionCount: 1,
  eth_getTransactionReceipt: 1,
  eth_call: 2,
  eth_estimateGas: 4,
  eth_getLogs: 4,
  eth_simulateV1: 8,
};

/** Of each call in a simulation, beside its own weight: it runs code as `eth_call` does. */
const unitsPerSimulatedCall = 2;
/** Where the calls cannot be counted: as many as the relay takes. */
const simulatedCallsMax = 8;

/** Logs cost one unit more for each of these many blocks. */
const blocksPerUnit = 100_000;
/** No range costs more: nodes refuse the longest ones, or answer them from an index. */
const rangeUnitsMax = 46;

/** Longer than any range where a bound cannot be read, so that no form of writing it is cheaper. */
function blocksOf(params: readonly unknown[]): number {
  const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock?: string; toBlock?: string };
  const blocks = Number(toBlock) - Number(fromBlock) + 1;
  return Number.isFinite(blocks) ? Math.max(1, blocks) : Number.MAX_SAFE_INTEGER;
}

function simulatedCalls(params: readonly unknown[]): number {
  const { blockStateCalls } = (params[0] ?? {}) as { blockStateCalls?: readonly { calls?: unknown }[] };
  const calls = blockStateCalls?.[0]?.calls;
  return Array.isArray(calls) ? calls.length : simulatedCallsMax;
}

/** Units of one call: its method, for logs the range of blocks too, and for a simulation its calls. */
export function callWeight({ method, params }: NodeCall): number {
  const base = weights[method];
  if (method === 'eth_simulateV1') return base + unitsPerSimulatedCall * simulatedCalls(params);
  if (method !== 'eth_getLogs') return base;
  return base + Math.min(rangeUnitsMax, Math.ceil(blocksOf(params) / blocksPerUnit));
}
