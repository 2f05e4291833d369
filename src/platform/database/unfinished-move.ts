import { sql } from 'kysely';
import type { Database, OpenDatabase } from './database.ts';

/** Never part of what is moved, kept or compared. */
export const moveMarker = 'move_unfinished';

/*
 * A table that is in a PostgreSQL database from the beginning of a move into it until the SQLite file has its other name. Its one row says
 * which move it is, and whether all rows have arrived.
 */

export interface UnfinishedMove {
  id: string;
  isLoaded: boolean;
}

/** The move into this database that has not ended. */
export async function findUnfinishedMove({
  database,
  engine,
}: Pick<OpenDatabase, 'database' | 'engine'>): Promise<UnfinishedMove | undefined> {
  if (engine.name === 'sqlite') return undefined;
  const { rows: tables } = await sql`
    select 1 from pg_class where relname = ${moveMarker} and relnamespace = current_schema()::regnamespace`.execute(
    database,
  );
  if (tables.length === 0) return undefined;
  const { rows } = await sql<UnfinishedMove>`
    select id, is_loaded as "isLoaded" from ${sql.table(moveMarker)}`.execute(database);
  return rows[0];
}

export async function beginMove({ database }: OpenDatabase, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`drop table if exists ${sql.table(moveMarker)}`.execute(transaction);
    await sql`create table ${sql.table(moveMarker)} (id text not null, is_loaded boolean not null)`.execute(
      transaction,
    );
    await sql`insert into ${sql.table(moveMarker)} (id, is_loaded) values (${id}, false)`.execute(
      transaction,
    );
  });
}

/** @param transaction the one in which the rows were loaded */
export async function markLoaded(transaction: Database): Promise<void> {
  await sql`update ${sql.table(moveMarker)} set is_loaded = true`.execute(transaction);
}

export async function endMove({ database }: OpenDatabase): Promise<void> {
  await sql`drop table if exists ${sql.table(moveMarker)}`.execute(database);
}
