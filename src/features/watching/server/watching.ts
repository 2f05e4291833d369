import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { ListedKind } from '#features/catalogue/model/delisting.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import type { FindingCount, WatchFinding, WatchFindingDetail } from '../model/finding.ts';
import type { WatchPauses } from '../model/schedule.ts';
import { actOnFinding, type FindingActionRequest } from './act-on-finding.ts';
import { countFindings, getFinding, listFindings, type FindingListRequest } from './read-findings.ts';
import { lookFirst } from './look-first.ts';
import { startWatcher } from './start-watcher.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Looks again at what is listed, and asks people about what it finds. */
export interface Watching {
  list(request: FindingListRequest): Promise<Page<WatchFinding>>;
  counts(): Promise<FindingCount[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<WatchFindingDetail>;
  /** @throws AppError not-found, conflict */
  act(request: FindingActionRequest): Promise<void>;
  /** Has the links of an item looked at before all others: a visitor has reported it. */
  lookFirst(item: { kind: ListedKind; hid: number }): Promise<void>;
  /** Starts the background job. */
  start(pauses: WatchPauses): BackgroundLoop;
}

export function createWatching(dependencies: WatchDependencies): Watching {
  const { database, now } = dependencies;
  const running = new Set<BackgroundLoop>();
  const wake = () => running.forEach((loop) => loop.wake());
  return {
    list: (request) => listFindings(database, request),
    counts: () => countFindings(database),
    get: (id) => getFinding(dependencies, id),
    act: async (request) => {
      await actOnFinding(database, { ...request, at: now() });
      if (request.action.name === 'look') wake();
    },
    lookFirst: async (item) => {
      await lookFirst(database, { ...item, now: now() });
      wake();
    },
    start(pauses) {
      const loop = startWatcher(dependencies, pauses);
      running.add(loop);
      return loop;
    },
  };
}
