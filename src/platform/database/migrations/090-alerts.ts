import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What is wrong with the portal and who was told of it: the open alerts, what each mail says, and how many mails a day had. */
export const createAlerts: Migration = async (db, engine) => {
  await db.schema
    .createTable('alerts')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('figure', 'bigint')
    .addColumn('figure_limit', 'bigint', (c) => c.notNull())
    .addColumn('since_time', 'text', (c) => c.notNull())
    .addColumn('look_time', 'text', (c) => c.notNull())
    .addColumn('told_time', 'text')
    .addColumn('over_time', 'text')
    .addPrimaryKeyConstraint('alerts_pk', ['name', 'subject'])
    .execute();
  await db.schema
    .createTable('alert_notices')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('alerts', 'text', (c) => c.notNull())
    .addColumn('last_of_day', 'integer', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('alert_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('mails', 'integer', (c) => c.notNull())
    .execute();
};
