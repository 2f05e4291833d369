import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

const message = 'versions of contents are append-only';

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`content_versions_no_${change}`)} before ${sql.raw(change)} on content_versions
      begin select raise(abort, ${sql.raw(`'${message}'`)}); end`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_content_versions() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${message}'; end $$`)}`.execute(db);
  await sql`create trigger content_versions_append_only before update or delete or truncate on content_versions
    for each statement execute function keep_content_versions()`.execute(db);
}

/** What editors write, with its versions. Tutorials get a status like news and promotions. */
export const createContentVersions: Migration = async (db, engine) => {
  const schema = db.schema;
  await schema
    .createTable('content_entries')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('row_id', 'integer')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('live_version', 'integer')
    .addColumn('publish_time', 'text')
    .addColumn('from_time', 'text')
    .addColumn('until_time', 'text')
    .addColumn('listed_time', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('editor', 'text', (c) => c.notNull())
    .addUniqueConstraint('content_entries_row', ['kind', 'row_id'])
    .execute();
  await schema
    .createIndex('content_entries_list')
    .on('content_entries')
    .columns(['kind', 'listed_time'])
    .execute();
  for (const column of ['from_time', 'until_time'])
    await schema.createIndex(`content_entries_${column}`).on('content_entries').column(column).execute();
  await schema
    .createTable('content_versions')
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('content_entries.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('checked', 'text', (c) => c.notNull())
    .addColumn('source', 'integer')
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_versions_key', ['entry_id', 'number'])
    .execute();
  await schema
    .alterTable('tutorials')
    .addColumn('status', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await (engine.name === 'postgres' ? keepOnPostgres : keepOnSqlite)(db as Kysely<unknown>);
};
