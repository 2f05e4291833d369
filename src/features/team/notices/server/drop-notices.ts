import type { Database } from '#platform/database/database.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import { noticeDays } from '../model/staff-notice.ts';

const dayMs = 24 * 60 * 60_000;

/** Deletes what people were told long ago. */
export async function dropOldNotices(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noticeDays * dayMs).toISOString();
  for (const table of ['staff_notices', 'notice_digests'] as const)
    await inBatches(async (limit) => {
      const old = database
        .selectFrom(table)
        .select('id')
        .where('create_time', '<', before)
        .orderBy('id')
        .limit(limit);
      const { numDeletedRows } = await database.deleteFrom(table).where('id', 'in', old).executeTakeFirst();
      return numDeletedRows;
    });
  // By then what was late is too old to be told again.
  await database.deleteFrom('told_late').where('promised_time', '<', before).execute();
}
