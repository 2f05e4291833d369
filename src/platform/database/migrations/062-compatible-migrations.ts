import type { Migration } from './migration.ts';

/** What tells an older version that it can run although a newer one has changed the schema: see `compatibleMigrations`. */
export const createCompatibleMigrations: Migration = async (db) => {
  await db.schema
    .createTable('compatible_migrations')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .execute();
};
