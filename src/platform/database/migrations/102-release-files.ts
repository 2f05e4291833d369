import type { Migration } from './migration.ts';

/** A release may have further files than the one in its row, such as those for other processors. Files of a release never change. */
export const createReleaseFiles: Migration = async (db) => {
  await db.schema
    .createTable('release_files')
    .addColumn('release_id', 'integer', (c) => c.notNull().references('releases.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('release_files_key', ['release_id', 'place'])
    .addUniqueConstraint('release_files_name', ['release_id', 'file_name'])
    .addUniqueConstraint('release_files_hash', ['release_id', 'sha256'])
    .execute();
};
