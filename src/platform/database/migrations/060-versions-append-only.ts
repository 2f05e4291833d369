import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

const tables = ['kept_versions', 'listing_versions'] as const;

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.raw(table)}
        begin select raise(abort, ${sql.raw(`'${table} is append-only'`)}); end`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`create function ${sql.raw(`keep_${table}`)}() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception '${table} is append-only'; end $$`)}`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_append_only`)} before update or delete or truncate on ${sql.raw(table)}
      for each statement execute function ${sql.raw(`keep_${table}`)}()`.execute(db);
  }
}

/** Versions of listed items, orders, categories, networks and releases are never changed, like those of contents. */
export const keepVersionsAppendOnly: Migration = async (db, engine) => {
  await (engine.name === 'postgres' ? keepOnPostgres : keepOnSqlite)(db as Kysely<unknown>);
};
