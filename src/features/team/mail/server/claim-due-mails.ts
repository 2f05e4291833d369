import { sql, type Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { OutboxTable } from '#platform/database/mail-tables.ts';
import { claimRows } from '#platform/jobs/due-rows.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** Longer than one attempt can take (platform/mail/smtp-mailer.ts). */
export const leaseMs = 90_000;

const dueMails = {
  table: 'outbox',
  time: 'next_attempt_time',
  waiting: sql<boolean>`state = 'waiting'`,
  leaseMs,
  // A mailbox that has had its mails of a day waits for the next.
  longestMs: 24 * 60 * 60_000,
  atOnce: 10,
  // One person's mails are sent in order.
  oneOf: 'recipient_key',
} as const;

/** Takes due mails for this process, of each mailbox the oldest. */
export const claimDueMails = (database: Database, now: Date): Promise<OutboxRow[]> =>
  claimRows(database, dueMails, now);
