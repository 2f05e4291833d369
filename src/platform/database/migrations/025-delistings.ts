import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was taken out of the catalogue, when, by whom and why; restoring closes a row and never deletes it. */
export const createDelistings: Migration = async (db, engine) => {
  for (const table of ['tokens', 'nft_collections'])
    await db.schema
      .alterTable(table)
      .addColumn('listed', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
  await db.schema
    .createTable('delistings')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('restore_time', 'text')
    .execute();
  await db.schema.createIndex('delistings_item').on('delistings').columns(['kind', 'hid']).execute();
};
