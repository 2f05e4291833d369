import type { Migration } from './migration.ts';

/** Who uploaded which file, as what: only the holder of the key may name it in a form. */
export const createUploads: Migration = async (db) => {
  const schema = db.schema;
  await schema
    .createTable('uploads')
    .addColumn('sha256', 'text', (c) => c.notNull().references('files.sha256').onDelete('cascade'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('uploads_key', ['sha256', 'role', 'key_hash'])
    .execute();
  await schema.createIndex('uploads_time').on('uploads').columns(['create_time']).execute();
};
