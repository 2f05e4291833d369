import { enqueueMail } from '#features/team/mail/server/enqueue-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { languageFor } from '../../model/issues/issue.ts';
import { textsOf, type IssueRecord } from './issue-rows.ts';
import { reachable, reachedLocales } from './recipients.ts';

/** Mails of all issues that may wait in the outbox: every other mail waits behind them at most. */
export const batchSize = 100;

interface Recipient {
  id: number;
  email: string;
  locale: string;
}

async function countWaiting(transaction: DatabaseTransaction): Promise<number> {
  const { count } = await transaction
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'newsletter-issue')
    .where('state', '=', 'waiting')
    // Mails that a mailbox put off do not hold back the others.
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function queueMails(
  transaction: DatabaseTransaction,
  issue: IssueRecord,
  { recipients, at }: { recipients: Recipient[]; at: Date },
): Promise<void> {
  const texts = textsOf(issue);
  for (const { id, email, locale: reads } of recipients) {
    const locale = languageFor(texts, issue.fallback, isLocale(reads) ? reads : fallbackLocale);
    if (locale === null) continue;
    await enqueueMail(transaction, {
      kind: 'newsletter-issue',
      to: email,
      locale,
      data: { issueId: issue.id, subscriberId: id },
      // Unique: nobody gets an issue twice, whatever happens.
      changeKey: `newsletter-issue ${issue.id} ${id}`,
      at,
    });
  }
}

/**
 * Puts the next mails of an issue into the outbox. How far it came is stored in the same transaction, so a process that dies leaves
 * either the whole batch with its mark or nothing, and the next one goes on from there.
 * @param request.size fewer than the usual number, for tests
 * @returns true while there may be room and recipients for another batch
 */
export async function queueBatch(
  database: Database,
  { issueId, now, size }: { issueId: number; now: Date; size: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Changing the row takes it: processes that send the same issue come one after the other.
    const issue = await transaction
      .updateTable('newsletter_issues')
      .set((eb) => ({ queued: eb.ref('queued') }))
      .where('id', '=', issueId)
      .where('state', '=', 'sending')
      .returningAll()
      .executeTakeFirst();
    if (!issue || issue.reached_id >= issue.last_id) return false;
    const room = size - (await countWaiting(transaction));
    if (room <= 0) return false;
    const recipients = await reachable(transaction)
      .select(['id', 'email', 'locale'])
      .where('id', '>', issue.reached_id)
      .where('id', '<=', issue.last_id)
      .where('locale', 'in', reachedLocales(issue))
      .orderBy('id')
      .limit(room)
      .execute();
    await queueMails(transaction, issue, { recipients, at: now });
    const isLast = recipients.length < room;
    await transaction
      .updateTable('newsletter_issues')
      .set((eb) => ({
        reached_id: isLast ? issue.last_id : recipients.at(-1)!.id,
        queued: eb('queued', '+', recipients.length),
      }))
      .where('id', '=', issueId)
      .execute();
    return !isLast;
  });
}

/** Ends issues whose every mail was sent, refused or became needless. */
export async function finishIssues(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('newsletter_issues')
    .set({ state: 'sent', finish_time: now.toISOString() })
    .where('state', '=', 'sending')
    .where((eb) => eb('reached_id', '>=', eb.ref('last_id')))
    .where((eb) => eb('queued', '<=', eb('sent', '+', eb(eb.ref('failed'), '+', eb.ref('skipped')))))
    .execute();
}
