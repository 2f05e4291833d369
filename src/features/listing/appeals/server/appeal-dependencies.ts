import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { Database, Engine } from '#platform/database/database.ts';

/** External dependencies of the appeals; created once at the start. */
export interface AppealDependencies {
  database: Database;
  engine: Pick<Engine, 'isUniqueViolation'>;
  now: () => Date;
  /** Of the portal; strict without them. */
  rules?: RelistingRules;
}
