import type { Database } from '#platform/database/database.ts';
import type { SubscribeRequest } from './newsletter.ts';

/** Enters an address, also again after unsubscribing: one row per address, letter case aside. Nothing is mailed and nothing confirmed. */
export async function enterSubscriber(
  database: Database,
  { email, language }: SubscribeRequest,
  now: Date,
): Promise<void> {
  await database
    .insertInto('subscribers')
    .values({ email, email_key: email.toLowerCase(), language, create_time: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ unsubscribed_time: null }))
    .execute();
}
