import type { Migration } from './migration.ts';

/** Of which part of which picture a cut one is: so that an editor can choose another part later. */
export const createPictureCuts: Migration = async (db) => {
  await db.schema
    .createTable('picture_cuts')
    .addColumn('sha256', 'text', (c) => c.primaryKey().references('files.sha256').onDelete('cascade'))
    .addColumn('whole_sha256', 'text', (c) => c.notNull().references('files.sha256'))
    .addColumn('left', 'integer', (c) => c.notNull())
    .addColumn('top', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('picture_cuts_whole').on('picture_cuts').column('whole_sha256').execute();
};
