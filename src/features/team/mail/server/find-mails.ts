import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { MailState } from '../model/outbox-mail.ts';
import { recipientKey } from '../model/recipient-key.ts';

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

/** Part of an address is looked for among so many of the latest mails: what a letter in the palette costs does not grow with the outbox. */
const searchedMails = 20_000;

/** Sent to an address that has the words in it, the latest first. */
const selectMails = (database: Database, { q, limit, kinds }: MailFindRequest) =>
  database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'kind', 'state'])
    .where('kind', 'in', kinds)
    .where(containsText('recipient', q))
    .orderBy('id', 'desc')
    .limit(limit);

/**
 * The latest mails to an address: to a whole one among all mails, to a part of one among the latest 20,000; the outbox has a search of its own.
 * Words without an `@` find none: a sent mail is kept for months (`mailDays` of the brand), and most words that are typed are no part of an
 * address.
 */
export async function findMails(database: Database, request: MailFindRequest): Promise<FoundMail[]> {
  if (!request.q.includes('@') || request.kinds.length === 0) return [];
  const whole = await selectMails(database, request)
    .where('recipient_key', '=', recipientKey(request.q))
    .execute();
  const rows =
    whole.length > 0
      ? whole
      : await selectMails(database, request)
          .where('id', '>', ({ selectFrom }) =>
            selectFrom('outbox').select(sql<number>`max(id) - ${sql.lit(searchedMails)}`.as('before')),
          )
          .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as MailKind }));
}
