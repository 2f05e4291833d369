import type { Database } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { limitWindowMs } from './submit-report.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Erases the senders' hashes when no limit needs them any longer, and addresses of reports that were not decided for that long.
 * @param period.reportDays how many whole days an address waits for an outcome
 */
export async function forgetReporters(
  database: Database,
  { now, reportDays }: { now: Date; reportDays: number },
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const oldest = (column: 'network_hash' | 'email', time: string) =>
    database
      .selectFrom('reports')
      .select('id')
      .where(column, 'is not', null)
      .where('create_time', '<', time)
      .orderBy('id');
  const erase = async (
    empty: Partial<Record<'address_hash' | 'network_hash' | 'email', null>>,
    old: ReturnType<typeof oldest>,
  ) =>
    inBatches(async (limit) => {
      const { numUpdatedRows } = await database
        .updateTable('reports')
        .set(empty)
        .where('id', 'in', old.limit(limit))
        .executeTakeFirst();
      return numUpdatedRows;
    });
  await erase({ address_hash: null, network_hash: null }, oldest('network_hash', before(limitWindowMs)));
  await erase({ email: null }, oldest('email', before(reportDays * dayMs)));
}
