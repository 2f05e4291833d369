import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';

export interface SubscribeRequest {
  /** Checked by `emailSchema`. */
  email: string;
  /** Content language of the newsletter. */
  language: string;
  /** Language of the person's pages; the confirmation mail is written in it. */
  locale: Locale;
}

/**
 * Adds an address, also again after unsubscribing: one row per address, ignoring letter case. Sends no mail
 * and confirms nothing.
 */
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
