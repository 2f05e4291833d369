import type { Database } from '#platform/database/database.ts';
import type { SubscriptionState } from '../model/subscription-state.ts';
import { findSubscription } from './find-subscription.ts';

/** Ends a subscription, confirmed or not. Its link never expires. @returns the state afterwards */
export async function unsubscribe(database: Database, token: string, now: Date): Promise<SubscriptionState> {
  const found = await findSubscription(database, token, now);
  if (!found) return 'unknown';
  if (found.state !== 'unsubscribed') {
    await database
      .updateTable('subscribers')
      .set({ confirmed_time: null, unsubscribed_time: now.toISOString() })
      .where('id', '=', found.subscriberId)
      .execute();
  }
  return 'unsubscribed';
}
