import type { Migration } from './migration.ts';

/** Who works on a submission at the desk, and until when. */
export const createReviewLeases: Migration = async (db) => {
  await db.schema
    .createTable('submission_leases')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('holder_id', 'text', (c) => c.notNull())
    .addColumn('holder_name', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
};
