import { enqueueMail } from '#features/mail/server/enqueue-mail.ts';
import { recallMail, releaseMail } from '#features/mail/server/recall-mail.ts';
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
  /** The mail waits until then, so that the change can be undone. */
  mailAfter?: Date | undefined;
}

type MailOf = Pick<Change, 'submissionId' | 'version'>;

const changeKeyOf = ({ submissionId, version }: MailOf) => `submission ${submissionId} version ${version}`;

/**
 * Puts the mail about a change into the outbox, in the change's own transaction (rulings §4); nothing where no address was given
 * or the change needs no mail.
 */
export async function mailChange(transaction: DatabaseTransaction, change: Change): Promise<void> {
  const { submissionId, version, email, locale, at, mailAfter } = change;
  const kind = mailKindOf(change);
  if (email === '' || !kind) return;
  await enqueueMail(transaction, {
    kind,
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId, version },
    changeKey: changeKeyOf(change),
    at,
    notBefore: mailAfter,
  });
}

/** The change was undone: its mail is never sent. @returns false when it is on its way already */
export const recallMailOf = (transaction: DatabaseTransaction, change: MailOf): Promise<boolean> =>
  recallMail(transaction, changeKeyOf(change));

/** Something else happened since, so the change cannot be undone: its mail goes before the next one. */
export const releaseMailOf = (transaction: DatabaseTransaction, change: MailOf, at: Date): Promise<void> =>
  releaseMail(transaction, changeKeyOf(change), at);
