import { randomUUID } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import { recipientKey } from '../model/recipient-key.ts';

export interface NewMail {
  kind: MailKind;
  to: string;
  /** Language in which the mail is written when it is sent. */
  locale: Locale;
  /** The change as JSON, without secrets. The content is read when the mail is sent. */
  data: Readonly<Record<string, number>>;
  /** Identifies the change; the database refuses a duplicate key. */
  changeKey: string;
  at: Date;
  /** When it may be sent at the earliest; immediately when left out. */
  notBefore?: Date | undefined;
}

/**
 * Puts a mail into the outbox. Pass the transaction of the change, so that there is a mail for every
 * committed change and for no other.
 */
export async function enqueueMail(transaction: DatabaseTransaction, mail: NewMail): Promise<void> {
  const time = mail.at.toISOString();
  await transaction
    .insertInto('outbox')
    .values({
      change_key: mail.changeKey,
      kind: mail.kind,
      recipient: mail.to,
      recipient_key: recipientKey(mail.to),
      locale: mail.locale,
      data: JSON.stringify(mail.data),
      message_id: randomUUID(),
      state: 'waiting',
      attempts: 0,
      next_attempt_time: (mail.notBefore ?? mail.at).toISOString(),
      last_error: null,
      error_about: null,
      create_time: time,
      sent_time: null,
      submission_id: mail.data['submissionId'] ?? null,
    })
    .execute();
}
