import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Releases that are prepared; visitors see nothing of them. */
export const createReleaseDrafts: Migration = async (db, engine) => {
  await db.schema
    .createTable('release_drafts')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
};
