import { sql } from 'kysely';
import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { isTold, type AccountNoticeFacts } from '../../model/account-notice.ts';

interface ToldChange {
  /** Of the audit log, which has the facts. */
  entryId: number;
  /** Email address of the account that changed. */
  email: string;
  at: Date;
}

/** Mails what was done to an account to its person and to every enabled administrator, also to the one who did it. */
export async function tellAccountChange(
  transaction: DatabaseTransaction,
  { entryId, email, at }: ToldChange,
): Promise<void> {
  const administrators = await transaction
    .selectFrom('desk_users')
    .select('email')
    .where(sql<boolean>`disabled = false`)
    .where('role', 'like', '%administrator%')
    .orderBy('email')
    .execute();
  const recipients = new Set([email, ...administrators.map((each) => each.email)]);
  for (const [position, to] of [...recipients].entries())
    await enqueueMail(transaction, {
      kind: 'desk-account-changed',
      to,
      locale: fallbackLocale,
      data: { entryId },
      changeKey: `desk-account-changed ${entryId} ${position}`,
      at,
    });
}

/** What such a mail says; undefined where the log has no such change. */
export async function findAccountNotice(
  { database, deskOrigin }: { database: Database; deskOrigin: string },
  entryId: number,
): Promise<AccountNoticeFacts | undefined> {
  const entry = await database
    .selectFrom('audit_log')
    .select(['action', 'subject as account', 'actor', 'at'])
    .where('id', '=', entryId)
    .where('area', '=', 'account')
    .executeTakeFirst();
  if (!entry || !isTold(entry.action)) return undefined;
  return { ...entry, action: entry.action, deskOrigin };
}
