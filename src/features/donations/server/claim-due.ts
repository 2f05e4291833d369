import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';

/** Longer than one check of the chain can take. Where a process was killed during one, the next start ends it: `endLeases`. */
export const leaseMs = 30_000;
/** Checked together. */
const batchSize = 10;

/**
 * Takes due claims for this process by moving their due time ahead and counting the check. A second process
 * that read the same rows finds them moved: PostgreSQL evaluates the outer conditions again on the current
 * row, SQLite writes one after the other.
 */
export async function claimDue(database: Database, now: Date): Promise<Selectable<PaymentTable>[]> {
  const time = now.toISOString();
  return database
    .updateTable('payments')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(now.getTime() + leaseMs).toISOString(),
    }))
    .where('status', '=', 'checking')
    .where('next_attempt_time', '<=', time)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('status', '=', 'checking')
        .where('next_attempt_time', '<=', time)
        .orderBy('next_attempt_time')
        .limit(batchSize),
    )
    .returningAll()
    .execute();
}

/**
 * Makes due now what a killed process was looking at: somebody waits for the answer. Leases of processes that
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
