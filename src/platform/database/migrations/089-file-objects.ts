import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files whose bytes are an object of a bucket, and objects that no row names. */
export const addFileObjects: Migration = async (db) => {
  await db.schema.alterTable('files').addColumn('object', 'text').execute();
  // What may still be moved is found without reading past the bytes of what was.
  await db.schema
    .createIndex('files_in_database')
    .on('files')
    .columns(['create_time', 'size_bytes', 'sha256'])
    .where(sql.ref('object'), 'is', null)
    .execute();
  await db.schema
    .createTable('object_removals')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('due_time', 'text', (c) => c.notNull())
    .execute();
};
