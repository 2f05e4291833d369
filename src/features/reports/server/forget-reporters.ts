import type { Database } from '#platform/database/database.ts';
import { limitWindowMs } from './submit-report.ts';

/** How long an address waits for an outcome. */
const emailMs = 180 * 24 * 60 * 60_000;

/** Erases the senders' hashes when no limit needs them any more, and addresses of reports that nobody decided in half a year. */
export async function forgetReporters(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await database
    .updateTable('reports')
    .set({ address_hash: null, network_hash: null })
    .where('network_hash', 'is not', null)
    .where('create_time', '<', before(limitWindowMs))
    .execute();
  await database
    .updateTable('reports')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('create_time', '<', before(emailMs))
    .execute();
}
