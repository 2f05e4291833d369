import { sql } from 'kysely';
import type { Migration, MigrationDatabase } from './migration.ts';

const reservedMs = 30 * 24 * 3_600_000;

/** Adds what keeps amounts apart, unpaid submissions few, and payments that two submissions may claim with the desk (decision 014). */
export const separateDonationAmounts: Migration = async (db) => {
  const column = (table: string, name: string, type: 'text' | 'integer') =>
    db.schema
      .alterTable(table)
      .addColumn(name, type, (c) => (type === 'integer' ? c.notNull().defaultTo(0) : c))
      .execute();
  await column('quotes', 'reserved_until', 'text');
  await column('quotes', 'contested', 'integer');
  await column('quotes', 'payer_address', 'text');
  await column('quotes', 'payer_time', 'text');
  await reserveAmounts(db);

  await column('payments', 'shared', 'integer');
  for (const name of ['amount_units', 'proposed_by', 'proposed_name', 'proposed_code', 'proposed_reason'])
    await column('payments', name, 'text');
  await sql`drop index payments_accepted_hash`.execute(db);
  // A transaction pays for one submission, unless the desk says that another of its transfers pays for another one.
  await sql`create unique index payments_accepted_hash on payments (tx_hash) where status = 'accepted' and shared = 0`.execute(
    db,
  );
  await sql`create unique index payments_accepted_transfer on payments (tx_hash, amount_units)
    where status = 'accepted' and amount_units is not null`.execute(db);
  await db.schema.createIndex('payments_hash').on('payments').columns(['tx_hash']).execute();

  for (const name of ['address_hash', 'network_hash', 'forget_time'])
    await column('submissions', name, 'text');
  for (const name of ['address_hash', 'network_hash'])
    await sql`create index ${sql.ref(`submissions_${name}`)} on submissions (${sql.ref(name)})
      where ${sql.ref(name)} is not null`.execute(db);
};

/**
 * Every quote stays valid for its submission. Each amount is reserved by one of its holders; one that was given to two submissions is
 * marked and never given out again.
 */
async function reserveAmounts(db: MigrationDatabase): Promise<void> {
  await sql`drop index quotes_open_amount`.execute(db);
  await sql`alter table quotes rename column open to reserved`.execute(db);
  await sql`update quotes set reserved = 0`.execute(db);
  await sql`update quotes set contested = 1 where amount_units in (
    select amount_units from quotes group by amount_units having count(distinct submission_id) > 1)`.execute(
    db,
  );
  await sql`update quotes set reserved = 1 where id in (
    select min(quotes.id) from quotes join submissions on submissions.id = quotes.submission_id
    where submissions.state in ('awaiting-payment', 'checking-payment', 'payment-refused')
    group by amount_units)`.execute(db);
  const until = new Date(Date.now() + reservedMs).toISOString();
  await sql`update quotes set reserved = 1, reserved_until = ${until} where id in (
    select min(id) from quotes group by amount_units having max(reserved) = 0)`.execute(db);
  await sql`create unique index quotes_reserved_amount on quotes (amount_units) where reserved = 1`.execute(
    db,
  );
  await db.schema.createIndex('quotes_amount').on('quotes').columns(['amount_units']).execute();
}
