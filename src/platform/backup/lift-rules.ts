import { sql } from 'kysely';
import type { Database, Engine } from '../database/database.ts';

/**
 * Takes triggers and references to other tables off while rows are loaded: triggers would write derived rows a second time, and append-only
 * tables would refuse to be emptied; references would demand an order of the tables.
 * @returns puts them back; references are then checked for every row
 */
export function liftRules(database: Database, engine: Engine): Promise<() => Promise<void>> {
  return engine.name === 'sqlite' ? liftOnSqlite(database) : liftOnPostgres(database);
}

async function liftOnSqlite(database: Database) {
  const triggers = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(database);
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(database);
  return async () => {
    for (const trigger of triggers.rows) await sql.raw(trigger.sql).execute(database);
    const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(database);
    if (broken.rows[0])
      throw new Error(`A row of ${broken.rows[0].table} refers to a row that does not exist.`);
  };
}

async function liftOnPostgres(database: Database) {
  const references = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
    database,
  );
  const triggers = await sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as table, tgname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(database);
  for (const { table, name } of references.rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(database);
  for (const { table, name } of triggers.rows)
    await sql`alter table ${sql.raw(table)} disable trigger ${sql.ref(name)}`.execute(database);
  return async () => {
    for (const { table, name } of triggers.rows)
      await sql`alter table ${sql.raw(table)} enable trigger ${sql.ref(name)}`.execute(database);
    for (const { table, name, definition } of references.rows)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        database,
      );
  };
}
