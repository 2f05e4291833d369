import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The files of the key generator that this portal offered, so that people can verify the one they have. */
export const createKeysFiles: Migration = async (db, engine) => {
  await db.schema
    .createTable('keys_files')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('sha256', 'text', (c) => c.notNull().unique())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('first_seen_time', 'text', (c) => c.notNull())
    .addColumn('withdrawn_time', 'text')
    .addColumn('withdrawn_reason', 'text')
    .execute();
};
