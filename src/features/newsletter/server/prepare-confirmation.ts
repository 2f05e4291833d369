import type { Database } from '#platform/database/database.ts';
import type { ConfirmationMailFacts } from '../model/confirmation-mail.ts';
import { createToken, hashToken } from './newsletter-token.ts';

/**
 * Makes the token of a mail that is about to be sent; every attempt has its own, and all of them work.
 * @returns undefined when there is nothing to confirm any more
 */
export async function prepareConfirmation(
  database: Database,
  { subscriberId, now }: { subscriberId: number; now: Date },
): Promise<ConfirmationMailFacts | undefined> {
  const waiting = await database
    .selectFrom('subscribers')
    .select('id')
    .where('id', '=', subscriberId)
    .where('confirmed_time', 'is', null)
    .where('unsubscribed_time', 'is', null)
    .executeTakeFirst();
  if (!waiting) return undefined;
  const token = createToken();
  await database
    .insertInto('newsletter_tokens')
    .values({ token_hash: hashToken(token), subscriber_id: subscriberId, create_time: now.toISOString() })
    .execute();
  return { token };
}
