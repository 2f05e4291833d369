import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What each person at the desk is told, how they chose to be told, and their daily emails; and of what was told that it is late. */
export const createStaffNotices: Migration = async (db, engine) => {
  await db.schema
    .createTable('staff_notices')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('account_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('event_key', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('read_time', 'text')
    .addColumn('digest_id', 'integer')
    .addUniqueConstraint('staff_notices_event', ['account_id', 'event_key'])
    .execute();
  await db.schema
    .createIndex('staff_notices_time')
    .on('staff_notices')
    .columns(['account_id', 'create_time'])
    .execute();
  await db.schema.createIndex('staff_notices_digest').on('staff_notices').columns(['digest_id']).execute();
  // How many of a day were mailed, and what waits for a digest.
  await db.schema
    .createIndex('staff_notices_way')
    .on('staff_notices')
    .columns(['way', 'create_time', 'account_id'])
    .execute();
  await db.schema
    .createTable('notice_choices')
    .addColumn('account_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_choices_pk', ['account_id', 'kind'])
    .execute();
  await db.schema
    .createTable('notice_digests')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('account_id', 'text', (c) => c.notNull().references('desk_users.id').onDelete('cascade'))
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('told_late')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('case_id', 'integer', (c) => c.notNull())
    .addColumn('promised_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('told_late_pk', ['kind', 'case_id'])
    .execute();
};
