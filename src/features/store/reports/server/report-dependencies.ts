import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { ReportedItem } from '../model/report.ts';
import type { Database, Engine } from '#platform/database/database.ts';

/** External dependencies of the reports; created once at the start. */
export interface ReportDependencies {
  database: Database;
  engine: Pick<Engine, 'lock'>;
  /** What the pages show: this portal's catalogue, or a content host's. */
  catalogue: Pick<Catalogue, 'findDapp'>;
  /** Whose findings are appealed. */
  tokenChecks: Pick<TokenChecks, 'check' | 'find'>;
  /** Keyed hashes of a visitor's address and network; null where it is not known. */
  hashSender: (address: string | undefined) => SenderHashes;
  /** Has the links of a reported item looked at. */
  lookFirst: (item: Pick<ReportedItem, 'kind' | 'hid'>) => Promise<void>;
  /** Where visitors reach the portal. */
  publicOrigin: string;
  now: () => Date;
}

export interface SenderHashes {
  address_hash: string | null;
  network_hash: string | null;
}
