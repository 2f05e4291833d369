import type { DatabaseTransaction } from '#platform/database/database.ts';
import { countDay } from './count-day.ts';

interface Refusal {
  subscriberId: number;
  /** To which the refused mail went. */
  email: string;
  /** The mail server's answer. */
  error: string;
  now: Date;
}

/** Leaves an address out of all newsletters, until its owner enters it again. */
export async function markRefused(
  transaction: DatabaseTransaction,
  { subscriberId, email, error, now }: Refusal,
): Promise<void> {
  const marked = await transaction
    .updateTable('subscribers')
    .set({ refused_time: now.toISOString(), refused_error: error })
    .where('id', '=', subscriberId)
    .where('email', '=', email)
    .where('refused_time', 'is', null)
    .where('unsubscribed_time', 'is', null)
    .returning('confirmed_time')
    .executeTakeFirst();
  if (marked?.confirmed_time) await countDay(transaction, 'departed', now);
}
