import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { Page } from '#platform/database/fetch-page.ts';
import {
  checkField,
  type FindingCount,
  type WatchFinding,
  type WatchFindingDetail,
} from '../model/finding.ts';
import type { WatchPauses } from '../model/schedule.ts';
import type { WatchState } from '../model/watch-state.ts';
import { actOnFinding, type FindingActionRequest } from './act-on-finding.ts';
import { countFindings, getFinding, listFindings, type FindingListRequest } from './read-findings.ts';
import { lookFirst } from './look-first.ts';
import { isOfListed } from './is-of-listed.ts';
import { startWatcher } from './start-watcher.ts';
import type { WatchDependencies } from './watch-dependencies.ts';
import { withholdByHand, type HandWithholding } from './withhold-by-hand.ts';

/** Looks again at what is listed, and asks people about what it finds. */
export interface Watching {
  list(request: FindingListRequest): Promise<Page<WatchFinding>>;
  counts(): Promise<FindingCount[]>;
  /** Whether, when and how often links are checked. */
  state(): Promise<WatchState>;
  /** @param person who reads it @throws AppError not-found */
  get(id: number, person?: { email: string }): Promise<WatchFindingDetail>;
  /** @throws AppError not-found, conflict */
  act(request: FindingActionRequest): Promise<void>;
  /** Takes a link away from visitors. @returns the number of its finding @throws AppError not-found, bad-request, forbidden, conflict */
  withhold(request: HandWithholding): Promise<number>;
  /** Has the links of an item looked at before all others: a visitor has reported it. */
  lookFirst(item: { kind: ListedKind; hid: number }): Promise<void>;
  /** Starts the background job. */
  start(pauses: WatchPauses): BackgroundLoop;
}

const hourMs = 60 * 60_000;

/** Whether, when and how often links are checked, as the desk says it. */
async function readWatchState({
  database,
  everyMs,
  rules,
}: Pick<WatchDependencies, 'database' | 'everyMs' | 'rules'>): Promise<WatchState> {
  const { links, last } = await database
    .selectFrom('watches')
    .select(({ fn }) => [fn.countAll<number>().as('links'), fn.max('look_time').as('last')])
    // Tokens are checked on another schedule.
    .where('field', '!=', checkField)
    .where(isOfListed)
    .executeTakeFirstOrThrow();
  return {
    id: 'now',
    is_on: rules.looksAtLinks,
    every_hours: everyMs / hourMs,
    links: Number(links),
    last_look_time: last,
  };
}

export function createWatching(dependencies: WatchDependencies): Watching {
  const { database, now } = dependencies;
  const running = new Set<BackgroundLoop>();
  const wake = () => running.forEach((loop) => loop.wake());
  return {
    list: (request) => listFindings(database, request),
    counts: () => countFindings(database),
    state: () => readWatchState(dependencies),
    get: (id, person) => getFinding(dependencies, id, person),
    withhold: (request) => withholdByHand(database, { ...request, at: now() }),
    act: async (request) => {
      await actOnFinding(dependencies, { ...request, at: now() });
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
