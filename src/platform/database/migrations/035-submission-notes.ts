import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What colleagues note about a submission, and whom a note mentions. */
export const createSubmissionNotes: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('submission_notes')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'text', (c) => c.notNull())
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('submission_notes_submission')
    .on('submission_notes')
    .column('submission_id')
    .execute();
  await schema
    .createTable('note_mentions')
    .addColumn('note_id', 'integer', (c) => c.notNull().references('submission_notes.id').onDelete('cascade'))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('done_time', 'text')
    .addPrimaryKeyConstraint('note_mentions_key', ['note_id', 'person_id'])
    .execute();
  await schema
    .createIndex('note_mentions_person')
    .on('note_mentions')
    .columns(['person_id', 'done_time'])
    .execute();
};
