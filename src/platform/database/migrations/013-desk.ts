import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the desk keeps of a decision, further languages of one project, and what copies are recognized by. */
export const createDesk: Migration = async (db) => {
  const { schema } = db;
  await schema.alterTable('submission_history').addColumn('detail', 'text').execute();
  await schema
    .alterTable('submissions')
    .addColumn('parent_id', 'integer', (c) => c.references('submissions.id').onDelete('set null'))
    .execute();
  await schema.alterTable('submissions').addColumn('added_language', 'text').execute();
  // One open or listed submission per language: two that are sent at the same moment meet this index.
  await sql`create unique index submissions_added_language on submissions (parent_id, added_language)
    where parent_id is not null and state not in ('withdrawn', 'rejected')`.execute(db);
  await sql`create index submissions_email on submissions (lower(email))`.execute(db);
  await schema.alterTable('files').addColumn('picture_hash', 'text').execute();
};
