import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { recipientKey } from '#features/team/mail/model/recipient-key.ts';
import { recallMail, releaseMail } from '#features/team/mail/server/recall-mail.ts';
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
  /** Reason or payment code of the change. */
  code?: string | null | undefined;
  /** The mail waits until then, so that the change can be undone. */
  mailAfter?: Date | undefined;
}

type MailOf = Pick<Change, 'submissionId' | 'version'>;

const changeKeyOf = ({ submissionId, version }: MailOf) => `submission ${submissionId} version ${version}`;

/** A person who tries a payment again reads on the page why it is refused; the same reason is mailed once in this time. */
const restMs = 60 * 60_000;

/** Whether a payment of the submission was refused for the same reason shortly before. */
async function wasToldBefore(transaction: DatabaseTransaction, change: Change): Promise<boolean> {
  const { submissionId, version, move, code, at } = change;
  if (move !== 'refuse-payment' || !code) return false;
  const earlier = await transaction
    .selectFrom('submission_history')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('version', '<', version)
    .where('to_state', '=', 'payment-refused')
    .where('code', '=', code)
    .where('at', '>', new Date(at.getTime() - restMs).toISOString())
    .executeTakeFirst();
  return earlier !== undefined;
}

/**
 * Puts the mail about a change into the outbox, in the change's own transaction (rulings §4); nothing where no address was given
 * or the change needs no mail, or says what was mailed shortly before.
 */
export async function mailChange(transaction: DatabaseTransaction, change: Change): Promise<void> {
  const { submissionId, version, email, locale, at, mailAfter } = change;
  const kind = mailKindOf(change);
  if (email === '' || !kind || (await wasToldBefore(transaction, change))) return;
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

/** Deletes the mails about a submission that is gone, whatever became of them: one that failed would stay for good. */
export async function deleteMailsOf(
  transaction: DatabaseTransaction,
  { id, version, email }: { id: number; version: number; email: string },
): Promise<void> {
  // By change too: the address may have been another one before.
  const changes = Array.from({ length: version }, (_, index) =>
    changeKeyOf({ submissionId: id, version: index + 1 }),
  );
  const mails = await transaction
    .selectFrom('outbox')
    .select(['id', 'data'])
    .where(({ or, eb }) =>
      or([
        eb('submission_id', '=', id),
        eb('recipient_key', '=', recipientKey(email)),
        eb('change_key', 'in', changes),
      ]),
    )
    .execute();
  const own = mails.filter(({ data }) => (JSON.parse(data) as { submissionId?: number }).submissionId === id);
  if (own.length === 0) return;
  const ids = own.map((mail) => mail.id);
  await transaction.deleteFrom('outbox').where('id', 'in', ids).execute();
}
