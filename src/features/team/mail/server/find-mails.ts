import type { Database } from '#platform/database/database.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { MailState } from '../model/outbox-mail.ts';

export interface MailFindRequest {
  /** Part of an address. */
  q: string;
  limit: number;
  /** Kinds that the person may see. */
  kinds: readonly MailKind[];
}

export interface FoundMail {
  id: number;
  recipient: string;
  kind: MailKind;
  state: MailState;
}

/**
 * The latest mails to an address. Words without an `@` find none: a sent mail is kept for months (`mailDays` of the brand), and most words that are typed are no
 * part of an address.
 */
export async function findMails(
  database: Database,
  { q, limit, kinds }: MailFindRequest,
): Promise<FoundMail[]> {
  if (!q.includes('@') || kinds.length === 0) return [];
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'kind', 'state'])
    .where('kind', 'in', kinds)
    .where(containsText('recipient', q))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as MailKind }));
}
