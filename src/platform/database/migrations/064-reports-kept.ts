import type { Migration } from './migration.ts';

/** Every report is kept; of those from one address only the latest counts. */
export const keepReports: Migration = async (db) => {
  await db.schema
    .alterTable('reports')
    .addColumn('counts', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
};
