import type { Donations } from '#features/donations/server/donations.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { ReviewKinds } from './review-kind.ts';

/** External dependencies of the review; created once at the start. */
export interface ReviewDependencies {
  database: Database;
  engine: Engine;
  brand: { token: { symbol: string }; donation: { explorerTransactionUrl: string; tokenDecimals: number } };
  donations: Donations;
  kinds: ReviewKinds;
  /** Scheme, host and port of the portal that visitors see. */
  publicOrigin: string;
  now: () => Date;
  log: Log;
}
