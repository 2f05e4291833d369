import { sql, type Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import { claimRows } from '#platform/jobs/due-rows.ts';
import { longestDelayMs } from '../model/retry-delay.ts';

/** Longer than one check of the chain can take. Where a process was killed during one, the next start ends it: `endLeases`. */
export const leaseMs = 30_000;
const dueClaims = {
  table: 'payments',
  time: 'next_attempt_time',
  waiting: sql<boolean>`status = 'checking'`,
  leaseMs,
  longestMs: longestDelayMs,
  atOnce: 10,
} as const;

/** Takes due claims for this process. */
export const claimDue = (database: Database, now: Date): Promise<Selectable<PaymentTable>[]> =>
  claimRows(database, dueClaims, now);

/**
 * Makes due now what a killed process was looking at: someone waits for the answer. Leases of processes that
 * live end too, and so do short waits for the chain; both cost one more look. The answer of the earlier look
 * is not written, because the later one has a higher check number.
 */
export async function endLeases(database: Database, now: Date): Promise<void> {
  const time = now.toISOString();
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString();
  for (const table of ['payments', 'refunds'] as const)
    await database
      .updateTable(table)
      .set({ next_attempt_time: time })
      .where('status', '=', 'checking')
      .where('next_attempt_time', '>', time)
      .where('next_attempt_time', '<=', leaseEnd)
      .execute();
}
