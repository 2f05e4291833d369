import { workThrough } from '#platform/jobs/due-rows.ts';
import { claimChecks, type ClaimedWatch } from './claim-watches.ts';
import { inspectToken } from './inspect-token.ts';
import { settleWatch } from './settle-watch.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** As many as are made on one network at a time: others would only wait. */
const atOnce = 2;

/**
 * Checks every listed token that is due. They take longer than looks at links, which therefore do not wait for them.
 * @returns how many were checked
 */
export async function checkTokensDue(dependencies: WatchDependencies, signal?: AbortSignal): Promise<number> {
  const { database, tokenChecks, now, log } = dependencies;
  if (!tokenChecks) return 0;
  return workThrough<{ row: ClaimedWatch; since: Date }>({
    claim: async () => {
      const since = now();
      const rows = await claimChecks(database, { now: since, count: atOnce });
      return rows.map((row) => ({ row, since }));
    },
    work: async ({ row, since }) => {
      const inspection = await inspectToken(tokenChecks, row);
      await settleWatch(dependencies, { row, inspection, since, at: now() });
    },
    onError: (error, { row }) =>
      log.error({ error, watchId: row.id }, 'a listed token could not be checked; it will be retried'),
    isEnding: () => signal?.aborted ?? false,
  });
}
