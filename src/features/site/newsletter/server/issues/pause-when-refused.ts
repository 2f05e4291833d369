import { sql } from 'kysely';
import type { SettledMail } from '#features/team/mail/server/outbox-dependencies.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { refusalsBeforePause } from '../../model/issues/issue.ts';

export interface PausedIssue {
  issueId: number;
  refusals: number;
}

/** Was the portal refused, or what it sends? A mail that waits for that already counts once. */
const isCounted = ({ row, refusal }: SettledMail) =>
  refusal?.of === 'message' || (refusal?.of === 'sender' && row.error_about !== 'sender');

/**
 * Weighs refusals that say nothing about a mailbox against mails that were accepted, and pauses the issue when too many are left: every other
 * mail would be refused as well. The mails in the outbox are put on hold when they are due.
 * @returns the issue that this paused
 */
export async function pauseWhenRefused(
  transaction: DatabaseTransaction,
  settled: SettledMail & { issueId: number },
): Promise<PausedIssue | undefined> {
  const { row, end, refusal, issueId } = settled;
  const issues = () => transaction.updateTable('newsletter_issues').where('id', '=', issueId);
  if (end === 'sent') {
    await issues()
      .set({ refusals: sql<number>`refusals - 1` })
      .where('refusals', '>', 0)
      .execute();
    return undefined;
  }
  if (!refusal || !isCounted(settled)) return undefined;
  const issue = await issues()
    .set({ refusals: sql<number>`refusals + 1` })
    .returning(['state', 'refusals', 'recipients'])
    .executeTakeFirst();
  if (issue?.state !== 'sending' || issue.refusals < refusalsBeforePause(issue.recipients)) return undefined;
  // Editors who read this may not see addresses.
  const pause_error = refusal.error.replaceAll(row.recipient, 'the recipient');
  await issues().set({ state: 'paused', pause_error }).execute();
  return { issueId, refusals: issue.refusals };
}
