import { PostgresAdapter, PostgresDialect } from 'kysely';

/**
 * Kysely's lock of migrations belongs to a connection. Behind a pooler in transaction mode the next statement can come through another one: the
 * lock then stays where it was taken, and the next start waits for it in vain. `migrate` takes a lock that ends with its transaction.
 */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** PostgreSQL as a pooler in transaction mode allows it: nothing is kept in a connection between two transactions. */
export class PooledPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}
