import { expect, it, onTestFinished, test, vi } from 'vitest';
import { createBlocklist, emptyBlocklist } from '#features/listing/watching/model/blocklist.ts';
import {
  againMs,
  pagesOfLook,
  pageTimeoutMs,
  watchPauses,
} from '#features/listing/watching/model/schedule.ts';
import { claimWatches } from '#features/listing/watching/server/claim-watches.ts';
import { createWatchDuties } from '#features/listing/watching/server/watch-duties.ts';
import type { ReportForm } from '#features/store/reports/model/report.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createTestReports } from '../support/reports.ts';
import { createSiteTable, createWatchWorld, pageOf } from '../support/watch-world.ts';

const minuteMs = 60_000;
const lagoon = 'https://lagoon.example.org';
/** More than are looked at together. */
const others = Array.from({ length: 40 }, (_, at) => `Slow ${at}`);
const naming = (...blacklist: string[]) =>
  createBlocklist({
    ...{ version: 2, tolerance: 0, fuzzylist: [], whitelist: [], allowlist: [], blacklist, blocklist: [] },
  });

test('the longest way from a report to a withheld link takes less than a minute', () => {
  expect(watchPauses.urgentMs + againMs + pagesOfLook * pageTimeoutMs).toBeLessThan(minuteMs);
});

describeOnEachEngine('the watch on its own schedule', (open) => {
  /** The background job runs as in production; the other sites are due and do not respond. */
  async function prepare() {
    const opened = await open();
    const sites = createSiteTable();
    const feed = { list: emptyBlocklist };
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    let hanging = 0;
    const read: typeof sites.web.read = async (address, request) => {
      if (new URL(address).hostname.startsWith('slow-')) {
        hanging += 1;
        await released;
      }
      return sites.web.read(address, request);
    };
    const web = { ...sites.web, read };
    const world = createWatchWorld(opened, { web, blocklist: () => Promise.resolve(feed.list) });
    const list = (...titles: string[]) =>
      listNow(
        opened.database,
        titles.map((title) => newDapp(title)),
      );
    const [hid = 0] = await list('Lagoon');
    await world.round();
    await list(...others);
    await createWatchDuties(world.dependencies).follow();
    const loop = world.watching.start(watchPauses);
    onTestFinished(async () => {
      release();
      await loop.stop();
    });
    const soon = (check: () => Promise<void> | void) =>
      vi.waitFor(check, { timeout: minuteMs, interval: 50 });
    const dapp = async () => (await world.catalogue.findDapp(hid, 'en'))!;
    await soon(() => expect(hanging).toBe(8));
    return { ...opened, ...world, sites, feed, list, hid, soon, dapp };
  }
  const report = (id: number): ReportForm => ({
    ...{ kind: 'dapp', id, reason: 'phishing', text: '', email: null, lang: 'en' },
  });

  it(
    'withholds what a changed blocklist names while all other looks wait for slow sites',
    { timeout: 3 * minuteMs },
    async () => {
      const { feed, soon, dapp, openFindings, sites, list } = await prepare();
      expect(await dapp()).toMatchObject({ url: lagoon });
      sites.looks.splice(0);
      feed.list = naming('lagoon.example.org', 'atoll.example.org');
      await soon(async () => expect(await dapp()).toMatchObject({ url: '', withheld_links: ['url'] }));
      expect(await openFindings()).toMatchObject([{ name: 'Lagoon', code: 'blocklisted', unlinked: true }]);
      // What is listed afterward is compared too, before its first look.
      await list('Atoll');
      await soon(async () => expect(await openFindings()).toHaveLength(2));
      expect(sites.looks).toEqual([]);
    },
  );

  it(
    'looks first at what a visitor has reported, and withholds the link of a hijack',
    { timeout: 3 * minuteMs },
    async () => {
      const { sites, watching, soon, dapp, pass, clock, hid, ...opened } = await prepare();
      sites.redirect(lagoon, 'https://casino.example.net/', pageOf('Casino'));
      pass(againMs);
      const reports = createTestReports(opened, () => clock.time, watching);
      expect(await reports.submit(report(hid), '198.51.100.7')).toMatchObject({ result: 'received' });
      await soon(async () => expect(await dapp()).toMatchObject({ url: '', withheld_links: ['url'] }));
    },
  );
});

describeOnEachEngine('what was reported', (open) => {
  it('is looked at right after the start when the process before was killed during its look', async () => {
    const sites = createSiteTable();
    const opened = await open();
    const { clock, round, pass, watching } = createWatchWorld(opened, { web: sites.web });
    const [hid = 0] = await listNow(opened.database, [newDapp('Lagoon')]);
    await round();
    pass(againMs);
    sites.looks.splice(0);
    await watching.lookFirst({ kind: 'dapp', hid });
    // As a process leaves it that was killed; its time for the look never ends.
    expect(await claimWatches(opened.database, { now: clock.time, count: 8, urgent: true })).toHaveLength(1);
    expect(await round()).toBe(0);
    const loop = watching.start(watchPauses);
    onTestFinished(() => loop.stop());
    await vi.waitFor(() => expect(sites.looks).toEqual([lagoon]), { timeout: 30_000, interval: 5 });
  });

  it('is looked at once in ten seconds, however many report it, and nothing changes where nothing is wrong', async () => {
    const opened = await open();
    const sites = createSiteTable();
    const { round, pass, watching, catalogue, openFindings } = createWatchWorld(opened, { web: sites.web });
    const [hid = 0] = await listNow(opened.database, [newDapp('Lagoon'), newDapp('Reef')]);
    await round();
    sites.looks.splice(0);
    await Promise.all([1, 2, 3].map(() => watching.lookFirst({ kind: 'dapp', hid })));
    expect(await round()).toBe(0);
    pass(againMs);
    expect(await round()).toBe(1);
    await watching.lookFirst({ kind: 'dapp', hid });
    expect(await round()).toBe(0);
    expect(sites.looks).toEqual([lagoon]);
    expect(await openFindings()).toEqual([]);
    expect(await catalogue.findDapp(hid, 'en')).toMatchObject({ url: lagoon });
  });
});

describeOnEachEngine('a site on the blocklist that does not respond to us', (open) => {
  it('is withheld by its name, and stays with the item when a person dismisses it', async () => {
    const opened = await open();
    const sites = createSiteTable();
    sites.fail(lagoon, 'refused');
    const feed = { list: emptyBlocklist };
    const world = createWatchWorld(opened, { web: sites.web, blocklist: () => Promise.resolve(feed.list) });
    const { round, watching, openFindings, clock } = world;
    await listNow(opened.database, [newDapp('Lagoon')]);
    await round();
    feed.list = naming('lagoon.example.org');
    await round();
    const [finding] = await openFindings();
    expect(finding).toMatchObject({ code: 'blocklisted', unlinked: true });
    const person = { id: 'rita', email: 'rita@example.org' };
    const { id, version } = finding!;
    await watching.act({ id, version, action: { name: 'dismiss', note: 'An error of the list.' }, person });
    feed.list = naming('lagoon.example.org', 'reef.example.org');
    clock.time = new Date(clock.time.getTime() + 7 * 60 * minuteMs);
    await round();
    expect(await openFindings()).toEqual([]);
  });
});
