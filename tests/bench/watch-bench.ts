import * as v from 'valibot';
import {
  blocklistSchema,
  createBlocklist,
  emptyBlocklist,
} from '#features/listing/watching/model/blocklist.ts';
import { watchPauses } from '#features/listing/watching/model/schedule.ts';
import { createWatchDuties } from '#features/listing/watching/server/watch-duties.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable } from '../support/watch-world.ts';
import { watchDependencies } from '../support/watching.ts';
import { onEachDatabase, tidyUp } from './each-database.ts';
import type { Report } from './figure.ts';

const listed = 20_000;
/** As many as eth-phishing-detect has. */
const entries = 250_000;
/** From the change of the list to the withheld link. */
const goalMs = 60_000;
/** Looks of a round that go on at the same time. */
const atOnce = 8;
/** What a site takes to respond, from a quick one to one that never does. */
const siteSeconds = [0.3, 1, 10];

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function listItems({ database }: OpenDatabase): Promise<void> {
  const batch = 500;
  for (let first = 0; first < listed; first += batch)
    await listNow(
      database,
      Array.from({ length: batch }, (_, at) => newDapp(`Bench ${first + at}`)),
    );
}

const hours = (ms: number) =>
  ms < 3_600_000 ? `${(ms / 60_000).toFixed(0)} min` : `${(ms / 3_600_000).toFixed(1)} h`;

/** How soon a changed blocklist takes effect with 20,000 listed items, and what a whole round takes. */
async function measureWatch(open: OpenDatabase, report: Report): Promise<void> {
  const { database, engine } = open;
  await listItems(open);
  const feed = { list: emptyBlocklist };
  const { web } = createSiteTable();
  const now = () => new Date();
  const options = { web, now, blocklist: () => Promise.resolve(feed.list) };
  const duties = createWatchDuties(watchDependencies(open, options));
  const name = (what: string) => `${engine.name}: ${what}`;

  const firstMs = await timeOf(() => duties.follow());
  report({ name: name('20,000 items are watched'), figure: `${firstMs.toFixed(0)} ms` });
  await tidyUp(open);
  const ownMs = await timeOf(() => duties.lookAtDue());
  for (const seconds of siteSeconds) {
    const roundMs = ownMs + (listed * seconds * 1000) / atOnce;
    report({
      name: name(`a whole round, ${seconds} s for each site`),
      figure: `${hours(roundMs)}, of it ${(ownMs / 1000).toFixed(0)} s our own work`,
    });
  }
  await tidyUp(open);
  await database.transaction().execute((transaction) => bumpContentRevision(transaction));
  const syncMs = await timeOf(() => duties.follow());
  report({ name: name('after a change of content'), figure: `${syncMs.toFixed(0)} ms` });

  const unrelated = Array.from({ length: entries }, (_, at) => `listed-${at}.example.com`);
  const blacklist = [...unrelated, `bench-${listed - 1}.example.org`];
  feed.list = createBlocklist(v.parse(blocklistSchema, { blacklist }));
  const blockedMs = await timeOf(() => duties.follow());
  const withheld = await database.selectFrom('withheld_links').select('hid').execute();
  if (withheld.length !== 1) throw new Error(`${withheld.length} links are withheld instead of 1`);
  const soonMs = watchPauses.urgentMs + blockedMs;
  report({
    name: name('a blocklist names the last of them'),
    figure: `${blockedMs.toFixed(0)} ms, with the pause before it ${(soonMs / 1000).toFixed(1)} s`,
    ratio: `${(soonMs / goalMs).toFixed(2)} of ${goalMs / 1000} s`,
    isOver: soonMs > goalMs,
  });
}

/** The watch of listed links, on both databases. */
export async function benchWatch(report: Report): Promise<void> {
  await onEachDatabase((open) => measureWatch(open, report));
}
