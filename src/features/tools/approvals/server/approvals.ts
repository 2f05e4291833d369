import { createJsonRpc, type RpcCall } from '#platform/chain/json-rpc.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';
import { classifyRefusal } from '#lib/block-ranges/classify-refusal.ts';
import { callWeight } from '../model/call-weight.ts';
import { publicHost } from '../model/public-host.ts';
import type { NodeAnswer, NodeCall } from '../model/reading/node-call.ts';
import type { SpenderNames } from '../model/read-network.ts';
import { listSpenderNames } from './list-spender-names.ts';
import type { RelayBudget, SpentBy } from './relay/relay-budget.ts';
import { createRelaySlots } from './relay/relay-slots.ts';

/** What is read, and for which network address: limits count by it. */
interface RelayRead {
  network: string;
  calls: readonly NodeCall[];
  visitor: string;
}

export type RelayAnswer =
  | { ok: true; answers: readonly NodeAnswer[] }
  | { ok: false; code: 'no-network' }
  /** `busy`: too many reads are under way; `used-up`: the share of some time is spent. */
  | { ok: false; code: 'busy' | 'used-up'; by: SpentBy; retryAfterSeconds: number };

export interface Approvals {
  /** Host, where it has a name for visitors, and chain id of each network that can be read, by network key. The endpoint's path may carry a key and stays here. */
  listEndpoints(): ReadonlyMap<string, { host: string | null; chainId: number }>;
  spenderNames(): Promise<SpenderNames>;
  /** Passes reads on to the network's endpoint; one answer per call, in their order. */
  read(read: RelayRead): Promise<RelayAnswer>;
}

/** A node may look through years of logs; the page waits and says so. */
const answerTimeoutMs = 20_000;
/** Reads end within seconds, so a place is free soon. */
const busySeconds = 2;

async function readOne(rpc: RpcCall, { method, params }: NodeCall): Promise<NodeAnswer> {
  try {
    const answer = await rpc(method, params);
    return answer.ok ? answer : classifyRefusal(answer.code, answer.message);
  } catch (error) {
    // More than the portal takes: half of the range has less.
    const isTooLarge = error instanceof Error && error.name === 'ResponseBodyTooLargeError';
    return { ok: false, reason: isTooLarge ? 'range' : 'unreachable' };
  }
}

/** Reads chains for visitors: their browsers may reach no other host than this one. */
export function createApprovals(options: {
  database: Database;
  endpoints: ReadonlyMap<string, NetworkEndpoint>;
  budget: RelayBudget;
}): Approvals {
  const { database, endpoints, budget } = options;
  const slots = createRelaySlots();
  const hosts = new Map(
    [...endpoints].map(([network, { rpcUrl, chainId }]) => [network, { host: publicHost(rpcUrl), chainId }]),
  );
  return {
    listEndpoints: () => hosts,
    spenderNames: () => listSpenderNames(database, [...endpoints.keys()]),
    async read({ network, calls, visitor }) {
      const endpoint = endpoints.get(network);
      if (!endpoint) return { ok: false, code: 'no-network' };
      const who = { network, visitor };
      const units = Math.max(
        1,
        calls.reduce((sum, call) => sum + callWeight(call), 0),
      );
      const spent = await budget.spend(who, units);
      if (spent) return { ok: false, code: 'used-up', ...spent };
      const result = await slots.run(who, () => {
        // Of this read alone: one visitor's long answer must not fail another's, nor what the portal asks itself.
        const rpc = createJsonRpc({ rpcUrl: endpoint.rpcUrl, timeoutMs: answerTimeoutMs });
        return Promise.all(calls.map((call) => readOne(rpc, call)));
      });
      return 'done' in result
        ? { ok: true, answers: result.done }
        : { ok: false, code: 'busy', by: result.full, retryAfterSeconds: busySeconds };
    },
  };
}
