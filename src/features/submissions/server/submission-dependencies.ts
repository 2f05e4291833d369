import type { Donations } from '#features/donations/server/donations.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import type { Senders } from './senders.ts';

/** Whatever submissions need from outside; made once at the start. */
export interface SubmissionDependencies {
  database: Database;
  engine: Engine;
  donations: Donations;
  web: Web;
  chainOf: ChainOf;
  senders: Senders;
  now: () => Date;
  log: Log;
  /** Called after a claim of payment is stored, so that it is looked at without waiting for the next poll. */
  wakeVerifier?: () => void;
}
