import type { Migration } from './migration.ts';

/** A draft that was never published can be deleted, and a form that is sent again finds the entry that it made. */
export const extendContentDrafts: Migration = async (db) => {
  const { schema } = db;
  await schema.alterTable('content_entries').addColumn('deleted_time', 'text').execute();
  await schema.alterTable('content_entries').addColumn('form_key', 'text').execute();
  await schema
    .createIndex('content_entries_form_key')
    .on('content_entries')
    .column('form_key')
    .unique()
    .execute();
};
