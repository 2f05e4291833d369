import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was given back of transfers that belong to no submission. The chain had confirmed each before it was recorded. */
export const createTransferRefunds: Migration = async (db, engine) => {
  await db.schema
    .createTable('transfer_refunds')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('transfer_id', 'integer', (c) => c.notNull().unique().references('received_transfers.id'))
    .addColumn('tx_hash', 'text', (c) => c.notNull().unique())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('amount_units', 'text', (c) => c.notNull())
    .addColumn('receiver', 'text', (c) => c.notNull())
    .addColumn('receiver_reason', 'text')
    .addColumn('sender', 'text')
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
};
