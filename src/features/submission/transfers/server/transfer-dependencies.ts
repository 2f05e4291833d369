import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import type { Database, Engine } from '#platform/database/database.ts';

/** External dependencies of the transfers; created once at the start. */
export interface TransferDependencies {
  database: Database;
  engine: Pick<Engine, 'isUniqueViolation'>;
  brand: Brand;
  donations: Pick<Donations, 'refunds'>;
  /** Confirms payments by hand, with all its rules. */
  review: Pick<Review, 'perform' | 'get'>;
  now: () => Date;
}
