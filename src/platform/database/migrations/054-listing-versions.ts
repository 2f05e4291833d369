import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What listed items were, one row per approval and edit. */
export const createListingVersions: Migration = async (db, engine) => {
  await db.schema
    .createTable('listing_versions')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('draft', 'text', (c) => c.notNull())
    .addColumn('source', 'integer')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addUniqueConstraint('listing_versions_key', ['kind', 'hid', 'number'])
    .execute();
};
