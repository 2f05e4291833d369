import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the desk says about disruptions and planned maintenance, and the updates of each. */
export const createStatusNotices: Migration = async (db, engine) => {
  const identity = sql.raw(engine.identityColumn);
  await db.schema
    .createTable('status_notices')
    .addColumn('id', identity)
    .addColumn('form_key', 'text', (c) => c.notNull().unique())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subjects', 'text', (c) => c.notNull())
    .addColumn('progress', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .addColumn('begin_time', 'text', (c) => c.notNull())
    .addColumn('planned_end_time', 'text')
    .addColumn('end_time', 'text')
    .execute();
  await db.schema
    .createTable('status_notice_updates')
    .addColumn('id', identity)
    .addColumn('notice_id', 'integer', (c) => c.notNull().references('status_notices.id').onDelete('cascade'))
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('status_notice_updates_notice')
    .on('status_notice_updates')
    .column('notice_id')
    .execute();
};
