import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

const anHourAgo = () => new Date(Date.now() - 60 * 60_000).toISOString();

interface NewPayment {
  submission: number;
  /** Why it was refused; accepted without it. */
  code?: string;
  units?: string | null;
  /** RFC 3339, UTC. */
  mined?: string;
  /** When it was accepted; an hour ago by default. */
  accepted?: string;
  hash?: string;
}

/** A payment of a submission. @returns its transaction's hash */
export async function addPayment(database: Database, payment: NewPayment): Promise<string> {
  const { submission, code, units = null, mined, accepted = anHourAgo() } = payment;
  const hash = payment.hash ?? `0x${randomBytes(32).toString('hex')}`;
  await database
    .insertInto('payments')
    .values({
      submission_id: submission,
      tx_hash: hash,
      link: hash,
      status: code ? 'refused' : 'accepted',
      code: code ?? null,
      detail: JSON.stringify(mined ? { mined_time: mined } : {}),
      attempts: 1,
      next_attempt_time: accepted,
      code_time: accepted,
      quote_id: null,
      confirmed_by: null,
      amount_units: units,
      proposed_by: null,
      proposed_name: null,
      proposed_code: null,
      proposed_reason: null,
      create_time: accepted,
      update_time: accepted,
    })
    .execute();
  return hash;
}
