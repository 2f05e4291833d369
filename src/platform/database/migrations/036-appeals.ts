import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Appeals against decisions: one for each rejected submission, and one for each delisting. */
export const createAppeals: Migration = async (db, engine) => {
  await db.schema
    .createTable('appeals')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('delisting_id', 'integer', (c) => c.references('delistings.id'))
    .addColumn('contested_id', 'text')
    .addColumn('contested', 'text')
    .addColumn('contested_time', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('due_time', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('outcome', 'text')
    .addColumn('answer', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .execute();
  await sql`create unique index appeals_rejection on appeals (submission_id) where delisting_id is null`.execute(
    db,
  );
  await sql`create unique index appeals_delisting on appeals (delisting_id) where delisting_id is not null`.execute(
    db,
  );
  await db.schema.createIndex('appeals_submission').on('appeals').column('submission_id').execute();
  await db.schema.createIndex('appeals_queue').on('appeals').columns(['decided_time', 'due_time']).execute();
};
