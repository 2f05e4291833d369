import { randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';

const anHourAgo = () => new Date(Date.now() - 60 * 60_000).toISOString();

interface NewRefund {
  /** Hash of the payment. */
  payment: string;
  units: string;
  mined?: string;
  status?: 'proven' | 'checking' | 'unproven';
}

/** A record of a refund, an hour old. @returns its transaction's hash */
export async function addRefund(database: Database, { payment, units, mined, status = 'proven' }: NewRefund) {
  const hash = `0x${randomBytes(32).toString('hex')}`;
  const { id, submission_id } = await database
    .selectFrom('payments')
    .select(['id', 'submission_id'])
    .where('tx_hash', '=', payment)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('refunds')
    .values({
      submission_id,
      payment_id: id,
      tx_hash: hash,
      link: hash,
      amount_units: units,
      receiver: `0x${'5a'.repeat(20)}`,
      receiver_reason: null,
      status,
      code: null,
      code_time: anHourAgo(),
      detail: JSON.stringify(mined ? { mined_time: mined } : {}),
      sender: null,
      attempts: 1,
      next_attempt_time: anHourAgo(),
      recorded_by: 'Rita',
      confirmed_by: null,
      replaces_id: null,
      create_time: anHourAgo(),
      update_time: anHourAgo(),
    })
    .execute();
  return hash;
}
