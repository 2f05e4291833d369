import type { Database } from '#platform/database/database.ts';

/** Long after the last link has expired. */
const keptMs = 30 * 24 * 60 * 60_000;

/**
 * Deletes addresses that were never confirmed, with their links. Addresses entered while no mail server was
 * configured stay.
 */
export async function dropUnconfirmed(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('subscribers')
    .where('confirmed_time', 'is', null)
    .where('unsubscribed_time', 'is', null)
    .where('requested_time', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}
