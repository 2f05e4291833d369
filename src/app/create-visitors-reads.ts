import { createApprovals, type Approvals } from '#features/tools/approvals/server/approvals.ts';
import { createRelayBudget } from '#features/tools/approvals/server/relay/relay-budget.ts';
import { createClearSigning, type ClearSigning } from '#features/store/clear-signing/server/clear-signing.ts';
import { createSourceRepository } from '#features/store/token-checks/server/source-repository.ts';
import { createTokenChecks, type TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import { createTokenComparison } from '#features/submission/asset-submission/server/token/compare-token.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';

export interface ReadOptions {
  open: OpenDatabase;
  /** What visitors read and check: from which endpoint, how many units of one network in a day, and how many checks of its tokens. */
  relay: { endpoints: ReadonlyMap<string, NetworkEndpoint>; dailyUnits: number; dailyChecks: number };
  /** Origin of the host whose content the pages show: what this portal's own catalogue says of a token is no answer then. */
  contentHost: string | undefined;
  /** Repository that each check of a token asks for the source; undefined for none. */
  sourceRepositoryUrl: string | undefined;
  web: Web;
  limits: Limits;
  now: () => Date;
  log: Log;
}

/** What visitors read of chains, which tokens they have checked, each within its budget, and how contracts are described. */
export function createVisitorsReads(options: ReadOptions): {
  approvals: Approvals;
  clearSigning: ClearSigning;
  tokenChecks: TokenChecks;
} {
  const { open, relay, contentHost, sourceRepositoryUrl: url, web, limits, now, log } = options;
  const { database } = open;
  const { endpoints, dailyUnits, dailyChecks } = relay;
  const budget = createRelayBudget({ dailyUnits, limits, log });
  const compare = contentHost === undefined ? createTokenComparison(database) : undefined;
  const sources = url === undefined ? undefined : createSourceRepository({ url, web, log });
  return {
    clearSigning: createClearSigning({ database }),
    approvals: createApprovals({ database, endpoints, budget }),
    tokenChecks: createTokenChecks({ database, endpoints, dailyChecks, limits, compare, sources, now, log }),
  };
}
