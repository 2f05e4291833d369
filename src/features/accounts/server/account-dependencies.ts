import type { Database, Engine } from '#platform/database/database.ts';
import type { AccountAuth } from './account-auth.ts';

/** What the commands of this feature need; made once at the start. */
export interface AccountDependencies {
  database: Database;
  engine: Engine;
  auth: AccountAuth;
  now: () => Date;
}
