import type { Database } from '#platform/database/database.ts';
import type { CountedKind } from '../model/numbers.ts';
import { bookedTimeOf } from './books/book-entry.ts';

/** How many refunds each month had, and how much they gave back in base units. */
export async function sumRefunds(
  database: Database,
  { since, kinds }: { since: string; kinds: readonly CountedKind[] },
) {
  const rows = await database
    .selectFrom('refunds')
    .innerJoin('submissions', 'submissions.id', 'refunds.submission_id')
    .where('refunds.status', '=', 'proven')
    .where('refunds.update_time', '>=', since)
    .where('submissions.kind', 'in', kinds)
    .select(['refunds.amount_units', 'refunds.detail', 'refunds.update_time'])
    .execute();
  const byMonth = Map.groupBy(rows, (row) => bookedTimeOf(row).slice(0, 7));
  return (month: string): { count: number; units: bigint } => {
    const refunds = byMonth.get(month) ?? [];
    const units = refunds.reduce((sum, { amount_units }) => sum + BigInt(amount_units), 0n);
    return { count: refunds.length, units };
  };
}
