import type { Selectable } from 'kysely';
import { claimAttempt, isDue } from '#platform/database/claim-attempt.ts';
import type { Database } from '#platform/database/database.ts';
import type { OutboxTable } from '#platform/database/mail-tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** Longer than one attempt can take (platform/mail/smtp-mailer.ts); after a crash the mail is due again. */
export const leaseMs = 90_000;
/** Sent together. */
const batchSize = 10;

/**
 * Takes due mails for this process by moving their due time ahead and counting the attempt; only the oldest
 * of each mailbox, so that one person's mails are sent in order. A second process that read the same rows
 * finds them moved: PostgreSQL evaluates the outer conditions again on the current row, SQLite writes one
 * after the other.
 */
export async function claimDueMails(database: Database, now: Date): Promise<OutboxRow[]> {
  return database
    .updateTable('outbox')
    .set(claimAttempt(now, leaseMs))
    .where(isDue(now))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select(({ fn }) => fn.min('id').as('oldest'))
        .where(isDue(now))
        .groupBy('recipient_key')
        .orderBy('oldest')
        .limit(batchSize),
    )
    .returningAll()
    .execute();
}
