import type { Database, DatabaseTransaction, Engine } from '#platform/database/database.ts';
import type { SecondFactorChoice } from '#platform/env/setting-values.ts';
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
  /** Who needs a second factor by the operator's setting. */
  secondFactorFor: SecondFactorChoice;
}
