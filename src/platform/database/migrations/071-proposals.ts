import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What one person proposed and another confirms before visitors see it. */
export const createProposals: Migration = async (db, engine) => {
  await db.schema
    .createTable('proposals')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('token', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .addColumn('note', 'text')
    .execute();
  // One at a time about the same thing: the second would be based on what the first is about to replace.
  await sql`create unique index proposals_open on proposals (subject) where decided_time is null`.execute(db);
  await db.schema.createIndex('proposals_icon').on('proposals').column('icon').execute();
};
