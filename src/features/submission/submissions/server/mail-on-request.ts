import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import type { ChangeMailKind } from '#features/team/mail/model/mail-kind.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Database, Engine } from '#platform/database/database.ts';
import type { SubmissionRow } from './find-submission.ts';

/** A mail of one kind about one submission is sent at most once in this time, however often it is asked for. */
const restMs = 60 * 60_000;

interface RequestedMail {
  kind: ChangeMailKind;
  submission: Pick<SubmissionRow, 'id' | 'version' | 'email' | 'locale'>;
  at: Date;
}

/** Mails a link that was asked for to the address that is stored, unless that was done within the hour. */
export async function mailOnRequest(
  { database, engine }: { database: Database; engine: Pick<Engine, 'isUniqueViolation'> },
  { kind, submission: { id, version, email, locale }, at }: RequestedMail,
): Promise<void> {
  const mail = {
    kind,
    to: email,
    locale: isLocale(locale) ? locale : fallbackLocale,
    data: { submissionId: id, version },
    changeKey: `${kind} of submission ${id} at ${Math.floor(at.getTime() / restMs)}`,
    at,
  };
  try {
    await database.transaction().execute((transaction) => enqueueMail(transaction, mail));
  } catch (error) {
    if (!engine.isUniqueViolation(error)) throw error;
  }
}
