import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the brand's files alone could say before: the wallet's history, and the notice above the header. */
export const createMilestonesAndNotices: Migration = async (db, engine) => {
  const identity = sql.raw(engine.identityColumn);
  await db.schema
    .createTable('milestones')
    .addColumn('id', identity)
    .addColumn('shown', 'integer', (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', identity)
    .addColumn('shown', 'integer', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
};
