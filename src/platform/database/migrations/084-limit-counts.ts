import type { Migration } from './migration.ts';

/**
 * What was counted by limits (`platform/limits`). No index but the key's: a count that changes in place then costs PostgreSQL no index entry, and
 * the few rows whose window has ended are found by reading all.
 */
export const createLimitCounts: Migration = async (db) => {
  await db.schema
    .createTable('limit_counts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'bigint', (c) => c.notNull())
    .addColumn('end_time', 'text', (c) => c.notNull())
    .execute();
};
