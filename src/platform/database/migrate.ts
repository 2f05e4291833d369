import { Migrator } from 'kysely/migration';
import type { OpenDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Applies the pending migrations in the order of their names; throws when one fails.
 * @param only names of the migrations to apply, for a database as an earlier version had it; all of them by default
 */
export async function migrate({ database, engine }: OpenDatabase, only?: ReadonlySet<string>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    // A database may have run a later one before a branch with an earlier number landed; none builds on another's order.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations)
            .filter(([name]) => !only || only.has(name))
            .map(([name, up]) => [name, { up: (db) => up(db, engine) }]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
