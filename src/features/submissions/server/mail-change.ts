import { enqueueMail } from '#features/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { MoveName, SubmissionState } from '../model/state.ts';
import { mailKindOf } from '../model/submission-mail.ts';

interface Change {
  submissionId: number;
  /** Of the submission after the change. */
  version: number;
  /** Null for the change that made the submission. */
  move: MoveName | null;
  to: SubmissionState;
  email: string;
  locale: string;
  at: Date;
}

/** Puts the mail about a change into the outbox, in the change's own transaction (rulings §4); nothing where no address was given. */
export async function mailChange(transaction: DatabaseTransaction, change: Change): Promise<void> {
  const { submissionId, version, move, to, email, locale, at } = change;
  if (email === '') return;
  await enqueueMail(transaction, {
    kind: mailKindOf(move, to),
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId, version },
    changeKey: `submission ${submissionId} version ${version}`,
    at,
  });
}
