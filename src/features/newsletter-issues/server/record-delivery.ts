import type { SettledMail } from '#features/mail/server/outbox-dependencies.ts';
import { markRefused } from '#features/newsletter/server/mark-refused.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

type Row = SettledMail['row'];

interface Facts {
  issueId?: number;
  subscriberId?: number;
}

const factsOf = ({ data }: Row) => JSON.parse(data) as Facts;

/** Changes one of the counters of the issue that a mail belongs to; other mails belong to none. */
async function count(
  transaction: DatabaseTransaction,
  { row, column, by }: { row: Row; column: 'sent' | 'failed' | 'skipped'; by: 1 | -1 },
): Promise<void> {
  const { issueId } = factsOf(row);
  if (row.kind !== 'newsletter-issue' || issueId === undefined) return;
  await transaction
    .updateTable('newsletter_issues')
    .set((eb) => ({ [column]: eb(eb.ref(column), '+', by) }))
    .where('id', '=', issueId)
    .execute();
}

const countedAs = { sent: 'sent', failed: 'failed', needless: 'skipped' } as const;

/** Counts a mail of an issue that is done with, and leaves out from now on an address that the mail server refused for good. */
export async function recordDelivery(
  transaction: DatabaseTransaction,
  { row, end, refusedAddress }: SettledMail,
  now: Date,
): Promise<void> {
  await count(transaction, { row, column: countedAs[end], by: 1 });
  const { subscriberId } = factsOf(row);
  if (refusedAddress !== null && subscriberId !== undefined)
    await markRefused(transaction, { subscriberId, email: row.recipient, error: refusedAddress, now });
}

/** A failed mail that is tried again has not failed; how it ends then is counted when it does. */
export const forgetFailure = (transaction: DatabaseTransaction, row: Row): Promise<void> =>
  count(transaction, { row, column: 'failed', by: -1 });
