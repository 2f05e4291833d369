import type { Database } from '#platform/database/database.ts';
import type { ConfirmationMailFacts } from '../model/confirmation-mail.ts';
import { createNewsletterLink } from './create-newsletter-link.ts';

/**
 * Creates the token of a mail about to be sent; every attempt has its own, and all of them work.
 * @returns undefined when there is nothing left to confirm
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
  return { token: await createNewsletterLink(database, { subscriberId, now }) };
}
