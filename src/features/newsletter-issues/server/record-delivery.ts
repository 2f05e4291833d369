import type { SettledMail } from '#features/mail/server/outbox-dependencies.ts';
import { markRefused } from '#features/newsletter/server/mark-refused.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

const countedAs = { sent: 'sent', failed: 'failed', needless: 'skipped' } as const;

/** Counts a mail of an issue that is done with, and leaves out from now on an address that the mail server refused for good. */
export async function recordDelivery(
  transaction: DatabaseTransaction,
  { row, end, refusedAddress }: SettledMail,
  now: Date,
): Promise<void> {
  const { issueId, subscriberId } = JSON.parse(row.data) as { issueId?: number; subscriberId?: number };
  if (row.kind === 'newsletter-issue' && issueId !== undefined) {
    const column = countedAs[end];
    await transaction
      .updateTable('newsletter_issues')
      .set((eb) => ({ [column]: eb(eb.ref(column), '+', 1) }))
      .where('id', '=', issueId)
      .execute();
  }
  if (refusedAddress !== null && subscriberId !== undefined)
    await markRefused(transaction, { subscriberId, email: row.recipient, error: refusedAddress, now });
}
