import { createSemaphore } from '#lib/semaphore.ts';
import { createJsonRpc, type RpcCall } from '#platform/chain/json-rpc.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';
import { classifyRefusal } from '../model/reading/classify-refusal.ts';
import type { NodeAnswer, NodeCall } from '../model/reading/node-call.ts';
import type { SpenderNames } from '../model/read-network.ts';
import { listSpenderNames } from './list-spender-names.ts';

export interface Approvals {
  /** Host and chain id of each network that can be read, by network key. The endpoint's path may carry a key and stays here. */
  listEndpoints(): ReadonlyMap<string, { host: string; chainId: number }>;
  spenderNames(): Promise<SpenderNames>;
  /**
   * Passes reads on to the network's endpoint; one answer per call, in their order.
   * @returns `no-network` where none is configured, `busy` while too many are being answered
   */
  read(network: string, calls: readonly NodeCall[]): Promise<readonly NodeAnswer[] | 'no-network' | 'busy'>;
}

/** A node may look through years of logs; the page waits and says so. */
const answerTimeoutMs = 20_000;
/** Each answer may be some megabytes long. */
const readLimits = { atOnce: 12, waiting: 48 };

async function readOne(rpc: RpcCall, { method, params }: NodeCall): Promise<NodeAnswer> {
  try {
    const answer = await rpc(method, params);
    return answer.ok ? answer : classifyRefusal(answer.code, answer.message);
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

/** Reads approvals' chains for visitors: their browsers may reach no other host than this one. */
export function createApprovals(options: {
  database: Database;
  endpoints: ReadonlyMap<string, NetworkEndpoint>;
}): Approvals {
  const { database, endpoints } = options;
  const semaphore = createSemaphore(readLimits);
  const rpcs = new Map(
    [...endpoints].map(([network, { rpcUrl }]) => [
      network,
      createJsonRpc({ rpcUrl, timeoutMs: answerTimeoutMs }),
    ]),
  );
  const hosts = new Map(
    [...endpoints].map(([network, { rpcUrl, chainId }]) => [
      network,
      { host: new URL(rpcUrl).host, chainId },
    ]),
  );
  return {
    listEndpoints: () => hosts,
    spenderNames: () => listSpenderNames(database, [...endpoints.keys()]),
    async read(network, calls) {
      const rpc = rpcs.get(network);
      if (!rpc) return 'no-network';
      const answers = await semaphore.run(() => Promise.all(calls.map((call) => readOne(rpc, call))));
      return answers ?? 'busy';
    },
  };
}
