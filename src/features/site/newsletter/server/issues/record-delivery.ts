import type { SettledMail } from '#features/team/mail/server/outbox-dependencies.ts';
import { markRefused } from '../mark-refused.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { pauseWhenRefused, type PausedIssue } from './pause-when-refused.ts';

type Row = SettledMail['row'];

interface Facts {
  issueId?: number;
  subscriberId?: number;
}

const factsOf = ({ data }: Row) => JSON.parse(data) as Facts;

/** The issue that a mail belongs to; other mails belong to none. */
const issueOf = (row: Row) => (row.kind === 'newsletter-issue' ? factsOf(row).issueId : undefined);

/** Changes one of the counters of the mail's issue. */
async function count(
  transaction: DatabaseTransaction,
  { row, column, by }: { row: Row; column: 'sent' | 'failed' | 'skipped'; by: 1 | -1 },
): Promise<void> {
  const issueId = issueOf(row);
  if (issueId === undefined) return;
  await transaction
    .updateTable('newsletter_issues')
    .set((eb) => ({ [column]: eb(eb.ref(column), '+', by) }))
    .where('id', '=', issueId)
    .execute();
}

const countedAs = { sent: 'sent', failed: 'failed', needless: 'skipped' } as const;

/**
 * Counts an issue's mail once the outbox has settled it, leaves out from now on an address whose mailbox was permanently refused, and pauses the
 * issue when its mails are refused for another reason.
 * @returns the issue that this paused
 */
export async function recordDelivery(
  transaction: DatabaseTransaction,
  settled: SettledMail,
  now: Date,
): Promise<PausedIssue | undefined> {
  const { row, end, refusal } = settled;
  if (end !== 'waiting') await count(transaction, { row, column: countedAs[end], by: 1 });
  const { subscriberId } = factsOf(row);
  if (refusal?.of === 'recipient' && subscriberId !== undefined)
    await markRefused(transaction, { subscriberId, email: row.recipient, error: refusal.error, now });
  const issueId = issueOf(row);
  return issueId === undefined ? undefined : pauseWhenRefused(transaction, { ...settled, issueId });
}

/** A failed mail that is tried again has not failed; how it ends then is counted when it does. */
export const forgetFailure = (transaction: DatabaseTransaction, row: Row): Promise<void> =>
  count(transaction, { row, column: 'failed', by: -1 });
