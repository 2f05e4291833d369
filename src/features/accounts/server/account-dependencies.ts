import type { Database, DatabaseTransaction, Engine } from '#platform/database/database.ts';
import type { AccountAuth } from './account-auth.ts';

/** What the commands of this feature need; made once at the start. */
export interface AccountDependencies {
  database: Database;
  engine: Engine;
  auth: AccountAuth;
  /** Runs work with the same in a transaction (`withinTransaction`). */
  authWithin: <Result>(
    transaction: DatabaseTransaction,
    work: (auth: AccountAuth) => Promise<Result>,
  ) => Promise<Result>;
  now: () => Date;
  /** Whether administrators need a second factor, whatever they decided for the others. */
  administratorsNeedFactor: boolean;
}
