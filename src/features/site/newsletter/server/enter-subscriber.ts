import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';

export interface SubscribeRequest {
  /** Checked by `emailSchema`. */
  email: string;
  /** Content language of the newsletter. */
  language: string;
  /** Language of the person's pages; mails are written in it. */
  locale: Locale;
}

/**
 * Adds an address, also again after unsubscribing: one row per address, ignoring letter case. Sends no mail
 * and confirms nothing.
 */
export async function enterSubscriber(
  database: Database,
  { email, language, locale }: SubscribeRequest,
  now: Date,
): Promise<void> {
  await database
    .insertInto('subscribers')
    .values({ email, email_key: email.toLowerCase(), language, locale, create_time: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((eb) => ({
        unsubscribed_time: null,
        // After a refusal, a new confirmation shows that the mailbox works again.
        confirmed_time: eb
          .case()
          .when('subscribers.refused_time', 'is', null)
          .then(eb.ref('subscribers.confirmed_time'))
          .else(null)
          .end(),
        refused_time: null,
        refused_error: null,
      })),
    )
    .execute();
}
