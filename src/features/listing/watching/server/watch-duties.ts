import { getContentRevision } from '#platform/database/content-revision.ts';
import { emptyBlocklist, type Blocklist } from '../model/blocklist.ts';
import { checkTokensDue } from './check-tokens-due.ts';
import { lookAtDue } from './look-at-due.ts';
import { syncWatches } from './sync-watches.ts';
import type { WatchDependencies } from './watch-dependencies.ts';
import { withholdNamed } from './withhold-named.ts';

/** What the background job does. None of them waits for another: a round of looks can take hours. */
export interface WatchDuties {
  /** Follows what is listed and the operator's blocklist, and withholds what the list names. */
  follow(): Promise<void>;
  /** Looks at what was asked for. @returns how many links were looked at */
  lookAtUrgent(signal?: AbortSignal): Promise<number>;
  /** Looks at everything else that is due. @returns how many links were looked at */
  lookAtDue(signal?: AbortSignal): Promise<number>;
  /** Checks listed tokens that are due. @returns how many */
  checkTokens(signal?: AbortSignal): Promise<number>;
}

export function createWatchDuties(dependencies: WatchDependencies): WatchDuties {
  const { database, now } = dependencies;
  let synced: number | undefined;
  let blocklist: Blocklist = emptyBlocklist;
  /** The list that every link up to this number was compared with. */
  let compared = { blocklist, last: 0 };

  const look = (urgent: boolean, signal?: AbortSignal) =>
    lookAtDue(dependencies, { blocklist: () => blocklist, urgent, signal });
  return {
    async follow() {
      const revision = await getContentRevision(database);
      if (revision !== synced) await syncWatches(dependencies, now());
      synced = revision;
      blocklist = await dependencies.readBlocklist();
      if (blocklist.size === 0) return;
      const since = blocklist === compared.blocklist ? compared.last : 0;
      compared = { blocklist, last: await withholdNamed(dependencies, { blocklist, since }) };
    },
    lookAtUrgent: (signal) => look(true, signal),
    lookAtDue: (signal) => look(false, signal),
    checkTokens: (signal) => checkTokensDue(dependencies, signal),
  };
}
