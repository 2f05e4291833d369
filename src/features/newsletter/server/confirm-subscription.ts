import type { Database } from '#platform/database/database.ts';
import type { SubscriptionState } from '../model/subscription-state.ts';
import { findSubscription } from './find-subscription.ts';

/** Confirms a subscription. Confirming twice is the same as once. @returns the state afterwards */
export async function confirmSubscription(
  database: Database,
  token: string,
  now: Date,
): Promise<SubscriptionState> {
  const found = await findSubscription(database, token, now);
  if (found?.state !== 'pending') return found?.state ?? 'unknown';
  await database
    .updateTable('subscribers')
    .set({ confirmed_time: now.toISOString() })
    .where('id', '=', found.subscriberId)
    .where('unsubscribed_time', 'is', null)
    .execute();
  return (await findSubscription(database, token, now))?.state ?? 'unknown';
}
