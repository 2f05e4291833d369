import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createWatchDuties } from '#features/listing/watching/server/watch-duties.ts';
import { createWatching } from '#features/listing/watching/server/watching.ts';
import type { WatchDependencies } from '#features/listing/watching/server/watch-dependencies.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { PageAnswer, Web } from '#platform/web/web.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { watchDependencies, type WatchOptions } from './watching.ts';

export const hourMs = 60 * 60_000;

/** A page of one project: the same words in the same order for the same name. */
export function pageOf(name: string, more = ''): string {
  const text = Array.from({ length: 60 }, (_, at) => `${name.toLowerCase()}${(at * 7) % 41}`).join(' ');
  return `<!doctype html><title>${name}</title><h1>${name}</h1><p>${text}</p>${more}`;
}

/** Sites by address; an address without an entry shows a page with its host as its name. */
export function createSiteTable() {
  const answers = new Map<string, PageAnswer>();
  const looks: string[] = [];
  const show = (
    address: string,
    text: string,
    change: Partial<Extract<PageAnswer, { reachable: true }>> = {},
  ) =>
    answers.set(address, {
      reachable: true,
      status: 200,
      addresses: [address],
      mediaType: 'text/html',
      certificate: null,
      text,
      ...change,
    });
  const web: Web = {
    ...createFakeWeb(),
    read: async (address) => {
      looks.push(address);
      const known = answers.get(address);
      if (known) return known;
      const text = pageOf(new URL(address).hostname.split('.')[0] ?? '');
      const page = { status: 200, addresses: [address], mediaType: 'text/html', certificate: null, text };
      return { reachable: true, ...page };
    },
  };
  return {
    web,
    looks,
    show,
    redirect: (address: string, to: string, text: string) =>
      show(address, text, { addresses: [address, to] }),
    fail: (address: string, reason: Extract<PageAnswer, { reachable: false }>['reason'] = 'timed-out') =>
      answers.set(address, { reachable: false, reason }),
    restore: (address: string) => answers.delete(address),
  };
}

type Options = Omit<WatchOptions, 'now'>;

/** One time each what the background job does. @returns how many links were looked at */
export async function runRound(dependencies: WatchDependencies, duties = createWatchDuties(dependencies)) {
  await duties.follow();
  return (await duties.lookAtUrgent()) + (await duties.lookAtDue());
}

/** The watch with a clock of its own; `round` is what the background job does. */
export function createWatchWorld(open: OpenDatabase, options: Options) {
  const { database } = open;
  const clock = { time: new Date('2026-11-23T08:00:00Z') };
  const now = () => clock.time;
  const dependencies = watchDependencies(open, { now, ...options });
  const watching = createWatching(dependencies);
  const duties = createWatchDuties(dependencies);
  return {
    database,
    clock,
    watching,
    dependencies,
    catalogue: createCatalogue({ ...open, now }),
    pass: (ms: number) => {
      clock.time = new Date(clock.time.getTime() + ms);
    },
    /** @returns how many links were looked at */
    round: () => runRound(dependencies, duties),
    openFindings: async () => {
      const { data } = await watching.list({ state: 'open', q: '', page: 1, perPage: 100 });
      return data;
    },
  };
}
