import { createApprovals, type Approvals } from '#features/tools/approvals/server/approvals.ts';
import { createRelayBudget } from '#features/tools/approvals/server/relay/relay-budget.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';

interface ReadOptions {
  open: OpenDatabase;
  /** From which endpoint, and how many units of one network in a day. */
  relay: { endpoints: ReadonlyMap<string, NetworkEndpoint>; dailyUnits: number };
  limits: Limits;
  log: Log;
}

/** What visitors read of chains, within its budget. */
export function createVisitorsReads({ open, relay, limits, log }: ReadOptions): Approvals {
  const budget = createRelayBudget({ dailyUnits: relay.dailyUnits, limits, log });
  return createApprovals({ database: open.database, endpoints: relay.endpoints, budget });
}
