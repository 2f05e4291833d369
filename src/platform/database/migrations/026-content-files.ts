import type { Migration } from './migration.ts';

/** Which pictures the versions of contents show: a stored version keeps its pictures, whatever becomes of its entry. */
export const createContentFiles: Migration = async (db) => {
  await db.schema
    .createTable('content_files')
    .addColumn('sha256', 'text', (c) => c.notNull().references('files.sha256'))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('content_entries.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_files_key', ['sha256', 'entry_id', 'number'])
    .execute();
};
