import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a person at the desk sent or paid for is found before each of their decisions. */
export const indexSendersAndPayers: Migration = async (db) => {
  await sql`create index submissions_lower_email on submissions (lower(email))`.execute(db);
  await sql`create index payments_lower_payer on payments (lower(payer_address))`.execute(db);
  await sql`create index quotes_lower_payer on quotes (lower(payer_address))`.execute(db);
};
