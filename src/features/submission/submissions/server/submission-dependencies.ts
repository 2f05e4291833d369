import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import type { Log } from '#platform/log/log.ts';
import type { PaidListings } from './paid-listings.ts';
import type { Senders } from './senders.ts';
import type { ServerKinds } from './server-kind.ts';

/** Whatever submissions need from outside; made once at the start. */
export interface SubmissionDependencies {
  database: Database;
  engine: Engine;
  donations: Donations;
  kinds: ServerKinds;
  senders: Senders;
  paidListings: PaidListings;
  /** Where large files are; undefined where the database has all of them. */
  fileBucket?: FileBucket | undefined;
  now: () => Date;
  log: Log;
}
