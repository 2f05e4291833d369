import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DappDetailView } from '#features/store/catalogue/view/detail/dapp-detail.tsx';
import type { StoreData } from '#features/store/catalogue/view/store/store-data.ts';
import type { NewsItemData } from '#features/core/news/view/item/news-item-page.tsx';
import type { NewsListData } from '#features/core/news/view/list/news-list-data.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import {
  startContentHost,
  startHostedPortal,
  type HostedPortal,
  type TestHost,
} from '../support/content-host.ts';
import { casesFor, describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';

/** Answers that only a time limit ends; every other is refused for what it is, however busy the machine. */
const endless = new Set(['silence', 'half an answer']);

const minuteMs = 60_000;
const maxBytes = 64 * 1024;

const json = (body: unknown, status = 200): RequestListener => {
  const text = JSON.stringify(body);
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};
const data = (value: unknown) => json({ result: 0, message: '', data: value });
const gzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
/** Packed once: the host shares its thread with the portal under test, whose patience must not be used up by packing. */
const packedSpaces = gzipSync(Buffer.alloc(50_000_000, 32));

const hostileAnswers: Record<string, RequestListener> = {
  'a page of HTML': (_request, response) => response.end('<!doctype html><script>alert(1)</script>'),
  'no envelope': json([1, 2, 3]),
  'another result': json({ result: 7, message: 'no\nmore '.repeat(500), data: [] }),
  'a refusal': json({ result: 500, message: 'Internal error', data: null }, 500),
  'no list': data('<b>nothing</b>'),
  'rows of anything': data([1, null, 'x', [], {}, { hid: 'one', title: 3, url: {} }, { __proto__: null }]),
  'rows nested without end': (_request, response) =>
    response.end(`{"result":0,"message":"","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  'a body without end': (_request, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16_384, 32)));
    };
    response.on('drain', pour);
    pour();
  },
  'a packed body without end': (_request, response) => response.writeHead(200, gzip).end(packedSpaces),
  'a body that is not packed as it says': (_request, response) => response.writeHead(200, gzip).end('plain'),
  'a way elsewhere': (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/v1/application/list' }).end(),
  silence: () => undefined,
  'half an answer': (_request, response) => void response.write('{"result":0,'),
  'no HTTP': (request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'),
};

describeOnEachEngine('a content host that answers garbage', (_, openShared, engine) => {
  const answers = casesFor(engine, Object.keys(hostileAnswers), (name) =>
    endless.has(name) ? 'endless' : 'refused',
  );
  let hostDatabase: OpenDatabase;
  let own: OpenDatabase;
  let host: TestHost;
  let portal: HostedPortal;

  beforeAll(async () => {
    hostDatabase = await openShared();
    own = await openShared();
    await seedReferenceData(hostDatabase);
    await seedReferenceData(own);
    await listNow(hostDatabase.database, [newDapp('Harbor Swap', { categoryHids: [1], row: { hot: 1 } })]);
  });
  beforeEach(async ({ task }) => {
    host = await startContentHost(hostDatabase);
    const timeoutMs = [...endless].some((name) => task.name.startsWith(`${name} `)) ? 1_500 : minuteMs;
    portal = await startHostedPortal({ open: own, contentHost: host.origin, timeoutMs, maxBytes });
  });
  afterEach(async () => {
    await portal.close();
    await host.close();
  });

  const titles = async () =>
    (await portal.load<StoreData>('/en/dappstore?category_id=1')).data.dapps.map(({ title }) => title);

  it.each(answers)('%s changes nothing on the pages and is logged once', async (name) => {
    expect(await titles()).toEqual(['Harbor Swap']);
    host.answerWith(hostileAnswers[name]);
    portal.pass(minuteMs);
    await portal.hosted.check();
    const logged = portal.logged.length;
    expect(logged).toBeGreaterThan(0);
    // Once for each list that the pages request: chains, categories, DApps, news, banners.
    expect(logged).toBeLessThanOrEqual(5);
    portal.pass(20 * minuteMs);
    await portal.hosted.check();
    expect(portal.logged.length).toBe(logged);
    expect(JSON.stringify(portal.details).length).toBeLessThan(4_000);
    expect(await titles()).toEqual(['Harbor Swap']);
    host.answerWith();
    await portal.hosted.check();
    expect(await titles()).toEqual(['Harbor Swap']);
  });

  it.each(answers)('%s from the beginning is an outage', async (name) => {
    host.answerWith(hostileAnswers[name]);
    expect((await portal.load('/en')).status).toBe(200);
    expect((await portal.load('/en/dappstore')).status).toBe(503);
    expect((await portal.load('/en/dappstore/detail?id=1')).status).toBe(503);
    expect((await portal.load('/en/news/1')).status).toBe(503);
  });

  it('is skipped row by row; what is shown of it is text and safe addresses', async () => {
    const create_time = '2026-01-01T00:00:00Z';
    const good = {
      hid: 1,
      title: '<script>alert(1)</script>\u202e Swap',
      desc: null,
      url: 'https://swap.example.org',
      icon_url: 'javascript:alert(1)',
      category_ids: [1],
      chains: [{ hid: 1, ns: 'ethereum', chain_id: 1 }],
      audit_url: 'javascript:alert(2)',
      hot: 9,
      create_time,
    };
    const rows: Record<string, unknown> = {
      '/v1/block_chain/list': [
        {
          hid: 1,
          title: 'Ethereum',
          icon_url: 'http://else.example/x.png',
          ns: 'ethereum',
          metadata: '{"chain_id":1}',
        },
        { hid: 2, title: 'Broken', ns: 'x', metadata: 'no json' },
      ],
      '/v1/application/category_list': [
        { hid: 1, title: 'Swaps' },
        { hid: -1, title: 'Bad' },
      ],
      '/v1/application/category_dapplist': [
        good,
        { ...good, title: 'Again' },
        { ...good, hid: 2, url: 'javascript:alert(3)' },
        { ...good, hid: 3, url: 'https://me:secret@swap.example.org' },
        { ...good, hid: 4, create_time: 'soon' },
        { ...good, hid: 1.5 },
        { ...good, hid: 5, title: ' \u200b ' },
      ],
      '/v1/application/hot_list': null,
      '/v1/news/list': [
        { id: 1, title: 'Half <b>a</b> notice', create_time, days: '99-99', times: 'x' },
        { id: 2, title: 'No time', create_time: 'x' },
      ],
      '/v1/news/1': {
        id: 1,
        title: 'Half a notice',
        create_time,
        content: '# Hi\n\n<img src=x onerror=alert(1)> [on](javascript:alert(1)) [off](//else.example)',
      },
    };
    const seen = new Set<string>();
    host.answerWith((request, response) => {
      const url = new URL(request.url ?? '', host.origin);
      const isFirst = !seen.has(url.pathname) && seen.add(url.pathname);
      return data(isFirst ? (rows[url.pathname] ?? null) : null)(request, response);
    });
    const { data: store } = await portal.load<StoreData>('/en/dappstore');
    expect(store.dapps).toMatchObject([
      { hid: 1, title: '<script>alert(1)</script> Swap', desc: '', audit_url: null },
    ]);
    expect(store.dapps).toHaveLength(1);
    expect(store.dapps[0]?.icon_url).toMatch(/^data:image\/svg\+xml,/);
    expect(store.categories.map(({ title }) => title)).toEqual(['Category 99998', 'Swaps']);
    expect(store.chains).toMatchObject([{ short: 'ETH', icon_url: expect.stringMatching(/^data:/) }]);
    const document = await (await fetch(`${portal.origin}/en/dappstore`)).text();
    expect(document).not.toContain('<script>alert');
    const { data: detail } = await portal.load<{ listed: DappDetailView }>('/en/dappstore/detail?id=1');
    expect(detail.listed.dapp).toMatchObject({ hot: 1, create_time: '2026-01-01T00:00:00.000Z' });
    const { data: list } = await portal.load<NewsListData>('/en/news');
    expect(list.items).toMatchObject([{ id: 1, days: '01-01', times: '00:00' }]);
    const { data: item } = await portal.load<NewsItemData>('/en/news/1');
    expect(JSON.stringify(item.blocks)).not.toMatch(/javascript|onerror|else\.example/);
    expect(new Set(portal.logged)).toEqual(
      new Set(['warn the content host returns rows that cannot be shown; they are skipped']),
    );
  });

  it('whose list never ends is requested only a limited number of times', async () => {
    let hid = 0;
    host.answerWith((request, response) => {
      hid += 1;
      const row = {
        hid,
        id: hid,
        title: 'More',
        url: 'https://more.example',
        metadata: '{}',
        ns: 'x',
        icon_url: '',
      };
      return data([{ ...row, create_time: '2026-01-01T00:00:00Z', deprecated: 0 }])(request, response);
    });
    expect((await portal.load('/en/news')).status).toBe(200);
    expect(host.asked.length).toBeLessThanOrEqual(60);
  });
});
