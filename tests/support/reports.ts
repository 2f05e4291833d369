import { createHash } from 'node:crypto';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createReports } from '#features/store/reports/server/reports.ts';
import type { ReportDependencies } from '#features/store/reports/server/report-dependencies.ts';
import { createTokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import { addressScope } from '#lib/address-scope.ts';
import type { NetworkEndpoint } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface TestParts extends Partial<Pick<ReportDependencies, 'lookFirst'>> {
  /** Of the node by which tokens of `bsc` are checked; without it they cannot be. */
  rpcUrl?: string | undefined;
}

/** Reports about this database's own catalogue and checks. */
export function createTestReports(
  { database, engine }: OpenDatabase,
  now: () => Date,
  { lookFirst = async () => undefined, rpcUrl }: TestParts = {},
) {
  const endpoints = new Map<string, NetworkEndpoint>();
  if (rpcUrl !== undefined) endpoints.set('bsc', { rpcUrl, chainId: 56 });
  const limits = createNodeLimits(now);
  const log = createLog('silent');
  return createReports({
    database,
    engine,
    tokenChecks: createTokenChecks({ database, endpoints, dailyChecks: 100, limits, now, log }),
    catalogue: createCatalogue({ database, engine, now }),
    hashSender: (address) => {
      if (address === undefined) return { address_hash: null, network_hash: null };
      const scope = addressScope(address);
      return { address_hash: hash(scope.address), network_hash: hash(scope.network) };
    },
    lookFirst,
    publicOrigin: 'https://portal.example',
    now,
  });
}
