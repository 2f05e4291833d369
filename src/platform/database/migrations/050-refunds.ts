import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Payments, or parts of them, that were given back. They stay as long as the books are kept, so no submission with one is deleted. */
export const createRefunds: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('refunds')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('submission_id', 'integer', (c) => c.notNull().references('submissions.id'))
    .addColumn('payment_id', 'integer', (c) => c.notNull().references('payments.id'))
    .addColumn('tx_hash', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('amount_units', 'text', (c) => c.notNull())
    .addColumn('receiver', 'text', (c) => c.notNull())
    .addColumn('receiver_reason', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('code_time', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('sender', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_time', 'text', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .addColumn('confirmed_by', 'text')
    .addColumn('replaces_id', 'integer', (c) => c.references('refunds.id'))
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .execute();
  // A transaction is one refund at most. A record that is not proven, or was corrected, does not block it.
  await sql`create unique index refunds_hash on refunds (tx_hash) where status in ('checking', 'proven')`.execute(
    db,
  );
  await sql`create index refunds_due on refunds (next_attempt_time) where status in ('checking', 'proven')`.execute(
    db,
  );
  await schema.createIndex('refunds_submission').on('refunds').columns(['submission_id']).execute();
  await schema.createIndex('refunds_payment').on('refunds').columns(['payment_id']).execute();
};
