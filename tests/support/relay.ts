import * as v from 'valibot';
import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { readRequestSchema } from '#features/tools/approvals/model/read-request.ts';
import { createApprovals } from '#features/tools/approvals/server/approvals.ts';
import { createRelayBudget, type RelayBudget } from '#features/tools/approvals/server/relay/relay-budget.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';

/** The portal's relay to one node that serves `bsc`; it needs no database. */
export function createTestRelay(
  rpcUrl: string,
  budget: RelayBudget = createRelayBudget({
    dailyUnits: 1_000_000,
    limits: createNodeLimits(),
    log: createLog('silent'),
  }),
) {
  return createApprovals({
    database: undefined as never,
    endpoints: new Map([['bsc', { rpcUrl, chainId: devChainId }]]),
    budget,
  });
}

/** Asks the chain as the page does: through the portal's relay, with the filter in front of it. */
export function relayTo(rpcUrl: string): AskNode {
  const relay = createTestRelay(rpcUrl);
  return async (calls) => {
    const passed = v.parse(readRequestSchema, { calls });
    const read = await relay.read({ network: 'bsc', calls: passed.calls, visitor: '192.0.2.1' });
    if (!read.ok) throw new Error(`the relay refused: ${read.code}`);
    return read.answers;
  };
}
