import type { Database } from '#platform/database/database.ts';
import { subscriptionStateOf, type SubscriptionState } from '../model/subscription-state.ts';
import { hashToken, isToken } from './newsletter-token.ts';

export interface FoundSubscription {
  subscriberId: number;
  state: SubscriptionState;
}

/** The subscription behind a mail's link; undefined for a token that was never in a mail. */
export async function findSubscription(
  database: Database,
  token: string,
  now: Date,
): Promise<FoundSubscription | undefined> {
  if (!isToken(token)) return undefined;
  const row = await database
    .selectFrom('newsletter_tokens')
    .innerJoin('subscribers', 'subscribers.id', 'newsletter_tokens.subscriber_id')
    .select([
      'subscribers.id as subscriberId',
      'subscribers.confirmed_time as confirmedTime',
      'subscribers.unsubscribed_time as unsubscribedTime',
      'newsletter_tokens.create_time as linkTime',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row && { subscriberId: row.subscriberId, state: subscriptionStateOf(row, now) };
}
