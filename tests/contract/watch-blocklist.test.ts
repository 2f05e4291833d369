import { mkdtempSync, rmSync, writeFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { createBlocklistSource } from '#features/listing/watching/server/blocklist-source.ts';
import { createLog } from '#platform/log/log.ts';
import type { PageAnswer } from '#platform/web/web.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createSiteTable, createWatchWorld, hourMs } from '../support/watch-world.ts';

const address = 'https://lists.example.org/config.json';

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'watch-blocklist-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A list and where it comes from, with a clock of its own. */
function createFeed({ folder, place = address }: { folder: string; place?: string }) {
  const clock = { time: new Date('2026-11-23T08:00:00Z') };
  const feed = { asked: 0, answer: { reachable: false, reason: 'refused' } as PageAnswer };
  const said: unknown[] = [];
  const hear = (record: unknown) => said.push(record);
  const source = () =>
    createBlocklistSource({
      place,
      keptAt: join(folder, 'kept.json'),
      web: {
        read: async () => {
          feed.asked += 1;
          return feed.answer;
        },
      },
      now: () => clock.time,
      log: { ...createLog('silent'), info: () => undefined, warn: hear } as never,
    });
  const give = (text: string, status = 200) => {
    const page = { addresses: [address], mediaType: 'text/plain', certificate: null };
    feed.answer = { reachable: true, status, text, ...page };
  };
  const fail = () => {
    feed.answer = { reachable: false, reason: 'timed-out' };
  };
  const pass = (ms: number) => {
    clock.time = new Date(clock.time.getTime() + ms);
  };
  return { feed, source, give, fail, pass, clock, said };
}

const listOf = (...blacklist: string[]) => JSON.stringify({ version: 2, blacklist });

test('asks an address every hour, and gives the same list for as long as it is the same', async () => {
  const { feed, source, give, pass } = createFeed({ folder: createFolder() });
  give(listOf('evil.example'));
  const read = source();
  const first = await read();
  expect(first.find('claim.evil.example')).toEqual({ kind: 'named', entry: 'evil.example' });
  pass(59 * 60_000);
  await read();
  expect(feed.asked).toBe(1);
  pass(60_000);
  expect(await read()).toBe(first);
  expect(feed.asked).toBe(2);
  pass(hourMs);
  give(listOf('other.example'));
  const next = await read();
  expect([next.find('evil.example'), next.find('other.example')?.entry]).toEqual([
    undefined,
    'other.example',
  ]);
});

test.each([
  ['does not respond', ({ fail }: ReturnType<typeof createFeed>) => fail()],
  ['has an error page', ({ give }: ReturnType<typeof createFeed>) => give('<html>', 200)],
  ['refuses', ({ give }: ReturnType<typeof createFeed>) => give(listOf('b.example'), 403)],
  ['is empty', ({ give }: ReturnType<typeof createFeed>) => give('{"blacklist":[]}')],
  ['was cut off', ({ give }: ReturnType<typeof createFeed>) => give(listOf('b.example').slice(0, -4))],
])('keeps the last good list when the address %s, after a restart as well', async (_name, harm) => {
  const made = createFeed({ folder: createFolder() });
  const { feed, source, give, pass } = made;
  give(listOf('evil.example'));
  const read = source();
  await read();
  harm(made);
  pass(hourMs);
  expect((await read()).find('evil.example')?.kind).toBe('named');
  expect((await source()()).find('evil.example')?.kind).toBe('named');
  const { asked } = feed;
  pass(4 * 60_000);
  await read();
  expect(feed.asked).toBe(asked);
  pass(60_000);
  await read();
  expect(feed.asked).toBe(asked + 1);
});

test('reads a file again when it has changed, and keeps the last good one', async () => {
  const folder = createFolder();
  const place = join(folder, 'list.json');
  const write = (text: string, second: number) => {
    writeFileSync(place, text);
    utimesSync(place, second, second);
  };
  const read = createFeed({ folder, place }).source();
  expect((await read()).size).toBe(0);
  write(listOf('evil.example'), 1_000);
  expect((await read()).size).toBe(1);
  write('{', 2_000);
  expect((await read()).size).toBe(1);
  write(listOf('evil.example', 'other.example'), 3_000);
  expect((await read()).size).toBe(2);
  rmSync(place);
  expect((await read()).size).toBe(2);
});

test('uses what it can of a list, and its log counts what is left out by kind', async () => {
  const folder = createFolder();
  const place = join(folder, 'list.txt');
  writeFileSync(place, '\ufeff# Drainers\r\n\r\nevil.example\r\nvercel.app\r\nsites.example/view/evil\r\n');
  const { source, said } = createFeed({ folder, place });
  const read = source();
  const list = await read();
  expect([list.findNamed('https://a.evil.example/'), list.findNamed('https://lagoon.vercel.app/')]).toEqual([
    'evil.example',
    undefined,
  ]);
  expect(list.findNamed('https://sites.example/view/evil')).toBe('sites.example/view/evil');
  expect(list.findNamed('https://sites.example/')).toBeUndefined();
  expect(said).toMatchObject([
    {
      entries: 2,
      leftOut: expect.stringContaining('1 × public suffix (such as "vercel.app")') as string,
    },
  ]);
});

describeOnEachEngine('a new blocklist', (open) => {
  it('withholds the links that it names, by their address, their target and their scripts, without a visit', async () => {
    const opened = await open();
    const { source, give, pass: passFeed } = createFeed({ folder: createFolder() });
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web, blocklist: source() });
    const titles = ['Lagoon', 'Reef', 'Harbor', 'Pier'];
    await listNow(
      opened.database,
      titles.map((title) => newDapp(title)),
    );
    const script = '<script src="https://cdn.drain.example/a.js"></script>';
    sites.show('https://reef.example.org', `<title>Reef</title>${script}`);
    sites.redirect('https://harbor.example.org', 'https://harbor.moved.example/', '<title>Harbor</title>');
    // A page of a listed host, a port of it and a public suffix name none of the links.
    give(listOf('unrelated.example', 'lagoon.example.org/claim', 'reef.example.org:8443', 'org'));
    expect(await world.round()).toBe(4);
    expect(await world.round()).toBe(0);
    expect((await world.openFindings()).map(({ code }) => code)).toEqual(['moved']);
    give(listOf('lagoon.example.org', 'drain.example', 'moved.example'));
    passFeed(hourMs);
    world.pass(hourMs);
    expect(await world.round()).toBe(0);
    const found = await world.openFindings();
    expect(found.map(({ name, code, unlinked }) => [name, code, unlinked]).toSorted()).toEqual([
      ['Harbor', 'blocklisted', true],
      ['Lagoon', 'blocklisted', true],
      ['Reef', 'blocklisted-script', true],
    ]);
  });
});
