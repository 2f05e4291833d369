import type { Migration } from './migration.ts';

/** The form that the desk requested changes of, kept beside the one that was sent again. */
export const createEarlierForms: Migration = async (db) => {
  await db.schema
    .createTable('earlier_forms')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('payload_version', 'integer', (c) => c.notNull())
    .addColumn('icon', 'text')
    .execute();
  await db.schema.createIndex('earlier_forms_icon').on('earlier_forms').columns(['icon']).execute();
};
