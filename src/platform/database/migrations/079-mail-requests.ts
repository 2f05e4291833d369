import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What strangers ask to have mailed, until it is handled some seconds later. */
export const createMailRequests: Migration = async (db, engine) => {
  await db.schema
    .createTable('mail_requests')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('next_attempt_time', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
};
