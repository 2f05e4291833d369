import { getContentRevision } from '#platform/database/content-revision.ts';
import { emptyBlocklist, type Blocklist } from '../model/blocklist.ts';
import { hastenBlocked } from './hasten-blocked.ts';
import { lookAtDue } from './look-at-due.ts';
import { syncWatches } from './sync-watches.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/**
 * What the background job does each time it wakes: it follows what is listed, and looks at what is due.
 * @returns a round; it gives the number of links that were looked at
 */
export function createWatchRound(dependencies: WatchDependencies): (signal?: AbortSignal) => Promise<number> {
  const { database, now } = dependencies;
  let synced: number | undefined;
  let applied: Blocklist = emptyBlocklist;
  return async (signal) => {
    const revision = await getContentRevision(database);
    if (revision !== synced) await syncWatches(dependencies, now());
    synced = revision;
    const blocklist = await dependencies.readBlocklist();
    if (blocklist !== applied) await hastenBlocked(database, blocklist, now());
    applied = blocklist;
    return lookAtDue(dependencies, blocklist, signal);
  };
}
