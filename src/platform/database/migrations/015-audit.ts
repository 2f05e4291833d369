import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

const message = 'the audit log is append-only';

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, ${sql.raw(`'${message}'`)}); end`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_audit_log() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception '${message}'; end $$`)}`.execute(db);
  await sql`create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function keep_audit_log()`.execute(db);
}

/**
 * What accounts did, as a chain of hashes, and its end. The triggers keep mistakes away;
 * the owner of the database can drop them, and the chain shows it.
 */
export const createAuditLog: Migration = async (db, engine) => {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('area', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('previous_hash', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema.createIndex('audit_log_at').on('audit_log').columns(['at']).execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await sql`insert into audit_head (id, entries, hash) values (1, 0, ${sql.raw(`'${'0'.repeat(64)}'`)})`.execute(
    db,
  );
  await (engine.name === 'postgres' ? keepOnPostgres : keepOnSqlite)(db as Kysely<unknown>);
};
