import type { Migration } from './migration.ts';

/** What the portal found out about its own services: one sample a minute, and the sums of each day. */
export const createStatusSamples: Migration = async (db) => {
  await db.schema
    .createTable('status_minutes')
    .addColumn('minute', 'text', (c) => c.primaryKey())
    .execute();
  await db.schema
    .createTable('status_days')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('samples', 'integer', (c) => c.notNull())
    .addColumn('slow', 'integer', (c) => c.notNull())
    .addColumn('disrupted', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('status_days_pk', ['day', 'part'])
    .execute();
};
