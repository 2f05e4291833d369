import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Every transfer of the donation token to a receiving address, and how far the chain has been read for it. */
export const createReceivedTransfers: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('transfer_scans')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('chain_id', 'bigint', (c) => c.notNull())
    .addColumn('token_contract', 'text', (c) => c.notNull())
    .addColumn('receiver', 'text', (c) => c.notNull())
    .addColumn('terms_id', 'integer', (c) => c.notNull().references('donation_terms.id'))
    .addColumn('next_block', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('next_attempt_time', 'text', (c) => c.notNull())
    .addColumn('issue', 'text')
    .addColumn('issue_since', 'text')
    .addColumn('read_time', 'text')
    .addUniqueConstraint('transfer_scans_place', ['chain_id', 'token_contract', 'receiver'])
    .execute();
  await schema
    .createTable('received_transfers')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('scan_id', 'integer', (c) => c.notNull().references('transfer_scans.id'))
    .addColumn('tx_hash', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('block_number', 'bigint', (c) => c.notNull())
    .addColumn('mined_time', 'text')
    .addColumn('sender', 'text', (c) => c.notNull())
    .addColumn('amount_units', 'text', (c) => c.notNull())
    .addColumn('found_time', 'text', (c) => c.notNull())
    .addColumn('gone_time', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('outcome', 'text')
    .addColumn('decision_note', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_time', 'text')
    .addColumn('submission_id', 'integer', (c) => c.references('submissions.id').onDelete('set null'))
    .addUniqueConstraint('received_transfers_identity', ['scan_id', 'tx_hash', 'position'])
    .execute();
  await schema
    .createIndex('received_transfers_block')
    .on('received_transfers')
    .columns(['scan_id', 'block_number'])
    .execute();
  await schema.createIndex('received_transfers_hash').on('received_transfers').column('tx_hash').execute();
  await sql`create index received_transfers_open on received_transfers (found_time) where decided_time is null`.execute(
    db,
  );
  await sql`create index received_transfers_decided on received_transfers (decided_time)`.execute(db);
};
