import type { Migration } from './migration.ts';

/** Names that several networks searched for without a result on one day (decision 038). */
export const createEmptySearches: Migration = async (db) => {
  await db.schema
    .createTable('empty_searches')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('networks', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('empty_searches_pk', ['day', 'name'])
    .execute();
};
