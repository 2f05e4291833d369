import { createHash } from 'node:crypto';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createReports } from '#features/store/reports/server/reports.ts';
import type { ReportDependencies } from '#features/store/reports/server/report-dependencies.ts';
import { addressScope } from '#lib/address-scope.ts';
import type { OpenDatabase } from '#platform/database/database.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reports about this database's own catalogue. */
export function createTestReports(
  { database, engine }: OpenDatabase,
  now: () => Date,
  lookFirst: ReportDependencies['lookFirst'] = async () => undefined,
) {
  return createReports({
    database,
    engine,
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
