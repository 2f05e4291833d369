import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Items and edits that the desk prepares, and when listed items are to be delisted. */
export const createListingDrafts: Migration = async (db, engine) => {
  await db.schema
    .createTable('listing_drafts')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('base', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('draft', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .addColumn('confirmed', 'text', (c) => c.notNull())
    .addColumn('from_time', 'text')
    .addColumn('until_time', 'text')
    .addColumn('until_reason', 'text')
    .addColumn('stop_time', 'text')
    .addColumn('lease_time', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('listing_drafts_from').on('listing_drafts').column('from_time').execute();
  // One draft of each listed item; any number of items that are not listed yet.
  await sql`create unique index listing_drafts_item on listing_drafts (kind, hid) where hid > 0`.execute(db);
  await db.schema.createIndex('listing_drafts_icon').on('listing_drafts').column('icon').execute();
  await db.schema
    .createTable('planned_delistings')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('planned_delistings_identity', ['kind', 'hid'])
    .execute();
  await db.schema.createIndex('planned_delistings_time').on('planned_delistings').column('time').execute();
};
