import { sql } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';
import { moveMarker } from './unfinished-move.ts';

/** Name of the table. */
export const restoreMarker = 'restore_unfinished';

/*
 * A table that is in a PostgreSQL database while a backup is loaded into it: the schema is there before the rows are. SQLite needs none,
 * its file gets its name when it is whole.
 */

/** Whether a restore into this database was interrupted. */
export async function isRestoreUnfinished({ database, engine }: OpenDatabase): Promise<boolean> {
  if (engine.name === 'sqlite') return false;
  const { rows } = await sql`
    select 1 from pg_class where relname = ${restoreMarker} and relnamespace = current_schema()::regnamespace`.execute(
    database,
  );
  return rows.length > 0;
}

export async function beginRestore({ database, engine }: OpenDatabase): Promise<void> {
  if (engine.name === 'postgres')
    await sql`create table ${sql.table(restoreMarker)} (id integer)`.execute(database);
}

/** @param database the transaction in which the rows were loaded */
export async function endRestore({
  database,
  engine,
}: {
  database: Database;
  engine: OpenDatabase['engine'];
}) {
  if (engine.name === 'postgres') await sql`drop table ${sql.table(restoreMarker)}`.execute(database);
}

/** Removes what an interrupted restore left: everything there is its own, since it began with an empty database. */
export async function clearUnfinishedRestore(open: OpenDatabase): Promise<void> {
  if (!(await isRestoreUnfinished(open))) return;
  const { database } = open;
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables.filter((table) => table.name !== restoreMarker && table.name !== moveMarker))
    await sql`drop table ${sql.table(name)} cascade`.execute(database);
  const { rows } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace`.execute(database);
  for (const { name } of rows) await sql`drop function ${sql.raw(name)}`.execute(database);
  await endRestore(open);
}
