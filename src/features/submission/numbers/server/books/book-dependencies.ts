import type { DonationSettings } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';

/** External dependencies of the books; created once at the start. */
export interface BookDependencies {
  database: Database;
  brand: DonationSettings;
  now: () => Date;
}
