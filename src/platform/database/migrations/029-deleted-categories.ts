import type { Migration } from './migration.ts';

/** Categories of the installation that the team deleted: the start, which adds those of a newer version, leaves them out. */
export const createDeletedCategories: Migration = async (db) => {
  await db.schema
    .createTable('deleted_categories')
    .addColumn('hid', 'integer', (c) => c.primaryKey())
    .execute();
};
