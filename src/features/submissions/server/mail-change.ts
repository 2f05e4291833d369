import { enqueueMail } from '#features/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { mailKindOf, type MailedTransition } from '../model/submission-mail.ts';

interface Change extends MailedTransition {
  submissionId: number;
  /** Of the submission after the change. */
  version: number;
  email: string;
  locale: string;
  at: Date;
}

/**
 * Puts the mail about a change into the outbox, in the change's own transaction (rulings §4); nothing where no address was given
 * or the change needs no mail.
 */
export async function mailChange(transaction: DatabaseTransaction, change: Change): Promise<void> {
  const { submissionId, version, email, locale, at } = change;
  const kind = mailKindOf(change);
  if (email === '' || !kind) return;
  await enqueueMail(transaction, {
    kind,
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId, version },
    changeKey: `submission ${submissionId} version ${version}`,
    at,
  });
}
