import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Scripts and styles of this and other builds, for pages that another build sent. */
export const createBuiltAssets: Migration = async (db, engine) => {
  await db.schema
    .createTable('built_assets')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('br', sql.raw(engine.bytesColumn))
    .addColumn('bytes', sql.raw(engine.bytesColumn), (c) => c.notNull())
    .addColumn('used_time', 'text', (c) => c.notNull())
    .execute();
};
