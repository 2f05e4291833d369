import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * A failed mail waits again and is due at once.
 * @throws AppError conflict when the mail has not failed (any more)
 */
export async function retryMail(database: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_time: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('conflict', 'This mail has not failed. Reload the list.');
}
