import type { Migration } from './migration.ts';

/** The latest decision about a submission, with what it takes to undo it while its mail waits. */
export const createDecisionUndos: Migration = async (db) => {
  await db.schema
    .createTable('decision_undos')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('promised_time', 'text')
    .addColumn('listed_hid', 'integer')
    .addColumn('entry', 'text')
    .execute();
};
