import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine, OpenDatabase } from './database.ts';
import { compatibleMigrations, migrations } from './migrations/index.ts';

const asIs: Migration = { up: async () => {} };

/** Names of the database's migrations that this version does not know: a newer one has run them. */
async function listUnknown(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/** Enough to find the release that brought them. */
const namedMax = 5;

const listFew = (names: readonly string[]): string => {
  const named = names.slice(0, namedMax).join(', ');
  return names.length > namedMax ? `${named} and ${names.length - namedMax} more migrations` : named;
};

/** @throws when one of them changed something that this version relies on */
async function requireCompatible(database: Database, unknown: readonly string[]): Promise<void> {
  if (unknown.length === 0) return;
  const rows = await database.selectFrom('compatible_migrations').select('name').execute();
  const compatible = new Set(rows.map(({ name }) => name));
  const obstacles = unknown.filter((name) => !compatible.has(name));
  if (obstacles.length > 0)
    throw new Error(
      `A newer version has changed this database in a way that this one cannot work with. This version does not know ${listFew(obstacles)}. Start the newer version, or restore a backup from before the upgrade.`,
    );
}

/** Says in the database itself which migrations an older version can run with. */
async function recordCompatible(database: Database, only: ReadonlySet<string> | undefined): Promise<void> {
  if (only && !only.has('062-compatible-migrations')) return;
  const names = [...compatibleMigrations].filter((name) => !only || only.has(name));
  await database
    .insertInto('compatible_migrations')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function applyPending(
  database: Database,
  { engine, only }: { engine: Engine; only: ReadonlySet<string> | undefined },
): Promise<void> {
  const unknown = await listUnknown(database);
  await requireCompatible(database, unknown);
  const own = Object.entries(migrations)
    .filter(([name]) => !only || only.has(name))
    .map(([name, up]): [string, Migration] => [name, { up: (db) => up(db, engine) }]);
  const migrator = new Migrator({
    db: database,
    // A database may have run a later one before a branch with an earlier number landed; none builds on another's order.
    allowUnorderedMigrations: true,
    provider: {
      // Kysely refuses a database with one that it is not given.
      getMigrations: async () =>
        Object.fromEntries([...own, ...unknown.map((name) => [name, asIs] as const)]),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await recordCompatible(database, only);
}

/**
 * Applies the pending migrations in the order of their names; throws when one fails. On PostgreSQL all of them or none, and one process after the
 * other. A database that a newer version has migrated is left as it is, where that version says that this one can work with it.
 * @param only names of the migrations to apply, for a database as an earlier version had it; all of them by default
 */
export async function migrate({ database, engine }: OpenDatabase, only?: ReadonlySet<string>): Promise<void> {
  if (!database.getExecutor().adapter.supportsTransactionalDdl)
    return applyPending(database, { engine, only });
  await database.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'migrations');
    await applyPending(transaction, { engine, only });
  });
}
