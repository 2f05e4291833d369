import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DappsTeaserData } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import type { DappDetailView } from '#features/store/catalogue/view/detail/dapp-detail.tsx';
import type { StoreData } from '#features/store/catalogue/view/store/store-data.ts';
import type { Dapp } from '#features/store/catalogue/model/dapp.ts';
import type { NewsSummary } from '#features/core/news/model/news-item.ts';
import type { NewsItemData } from '#features/core/news/view/item/news-item-page.tsx';
import type { NewsListData } from '#features/core/news/view/list/news-list-data.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import {
  startContentHost,
  startHostedPortal,
  type HostedPortal,
  type TestHost,
} from '../support/content-host.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';

interface Home {
  store: DappsTeaserData;
  news: NewsSummary[];
  chainIcons: object;
}

const minuteMs = 60_000;

function newsRow(title: string, day: number) {
  const text = {
    title,
    desc: `${title}, told`,
    content: `## ${title}\n\nAll of it. <script>alert(1)</script>`,
  };
  return {
    status: 0,
    create_time: new Date(Date.UTC(2026, 0, day, 8)).toISOString(),
    texts: JSON.stringify({ en: text, 'zh-Hans': { ...text, title: `${title}（中文）` } }),
  };
}

const writeNews = async ({ database }: OpenDatabase, ...rows: ReturnType<typeof newsRow>[]) => {
  await database.insertInto('news').values(rows).execute();
};

/** Base data, a few DApps of two categories, a token and news. */
async function fillHost(open: OpenDatabase): Promise<void> {
  await seedReferenceData(open);
  const ofEthereum = { categoryHids: [1], chainHids: [1] };
  await listNow(open.database, [
    newDapp('Harbor Swap', { ...ofEthereum, row: { hot: 5 }, desc: 'Exchange at the quay.' }),
    newDapp('Lantern Loans', { categoryHids: [2], chainHids: [12], row: { hot: 9 } }),
    newDapp('Quiet Quay', {
      ...ofEthereum,
      texts: { en: { title: 'Quiet Quay', desc: '' }, zh: { title: '静码头', desc: '安静' } },
    }),
  ]);
  await open.database
    .insertInto('tokens')
    .values({
      chain_hid: 1,
      name: 'Harbor Token',
      symbol: 'HBR',
      bl_symbol: 'ETH',
      address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      address_key: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
      decimal: 18,
      precision: 4,
      total_supply: '',
      gas: '',
      website: 'https://harbor.example.org',
      descriptions: '{}',
      icon_url: '/files/hbr.svg',
      token_protocol: 'ERC20',
      create_time: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  await writeNews(
    open,
    ...Array.from({ length: 25 }, (_, index) => newsRow(`Notice ${index + 1}`, index + 1)),
  );
}

describeOnEachEngine('pages that show a content host', (openFresh) => {
  let hostDatabase: OpenDatabase;
  let own: OpenDatabase;
  let host: TestHost;
  let portal: HostedPortal;

  beforeEach(async () => {
    hostDatabase = await openFresh();
    own = await openFresh();
    await fillHost(hostDatabase);
    await seedReferenceData(own);
    await listNow(own.database, [
      newDapp('Own Oars', { categoryHids: [1], chainHids: [1], row: { hot: 3 } }),
    ]);
    await writeNews(own, newsRow('Own notice', 1));
    host = await startContentHost(hostDatabase);
    portal = await startHostedPortal({ open: own, contentHost: host.origin });
  });
  afterEach(async () => {
    await portal.close();
    await host.close();
  });

  const titlesOf = (dapps: readonly Pick<Dapp, 'title'>[]) => dapps.map(({ title }) => title);
  const storeTitles = async (path = '/en/dappstore?category_id=99998') =>
    titlesOf((await portal.load<StoreData>(path)).data.dapps);

  it('show its store: hot DApps, categories, networks, search, and matching tokens', async () => {
    const { data } = await portal.load<StoreData>('/en/dappstore?category_id=99998');
    expect(titlesOf(data.dapps)).toEqual(['Lantern Loans', 'Harbor Swap']);
    expect(data.categories.map(({ title }) => title)).toEqual([
      'Category 1',
      'Category 2',
      'Category 3',
      'Category 99998',
    ]);
    expect(data.chains.map(({ hid, short, chain_id }) => [hid, short, chain_id])).toEqual([
      [1, 'ETH', '1'],
      [12, 'BSC', '56'],
    ]);
    expect(data.hotSearches.map(({ title }) => title)).toContain('Harbor Swap');
    expect(await storeTitles('/en/dappstore?category_id=1')).toEqual(['Harbor Swap', 'Quiet Quay']);
    expect(await storeTitles('/en/dappstore?chain=12&category_id=2')).toEqual(['Lantern Loans']);
    const { data: found } = await portal.load<StoreData>('/en/dappstore?key=harbuor');
    expect(titlesOf(found.dapps)).toEqual(['Harbor Swap']);
    expect(found.relatedTokens).toMatchObject([{ symbol: 'HBR', icon_url: `${host.origin}/files/hbr.svg` }]);
    expect(found.assets).toMatchObject([{ kind: 'token', symbol: 'HBR', standard: 'ERC20' }]);
    expect((await portal.load('/en/dappstore?category_id=77')).status).toBe(404);
    expect(portal.logged).toEqual([]);
  });

  it('show its DApps one by one, in the requested language', async () => {
    const [swap] = (await portal.load<StoreData>('/en/dappstore?category_id=1')).data.dapps;
    const { data } = await portal.load<{ listed: DappDetailView }>(`/en/dappstore/detail?id=${swap?.hid}`);
    expect(data.listed).toMatchObject({
      dapp: {
        title: 'Harbor Swap',
        desc: 'Exchange at the quay.',
        icon_url: `${host.origin}/files/none.svg`,
      },
      chains: [{ short: 'ETH', explorer: { url: 'https://explorer.example' } }],
      related: [{ title: 'Quiet Quay' }],
      tokens: [],
    });
    expect(await storeTitles('/zh/dappstore?category_id=1')).toEqual(['Harbor Swap', '静码头']);
    expect((await portal.load('/en/dappstore/detail?id=4711')).status).toBe(404);
    expect(
      (await fetch(`${portal.origin}/en/dappstore/detail?id=1`)).headers.get('content-security-policy'),
    ).toContain(`img-src 'self' data: blob: ${host.origin} https:;`);
  });

  it('show it on the home page and in the news, list and item', async () => {
    const { data: home } = await portal.load<Home>('/en');
    expect(titlesOf(home.store.dapps)).toEqual(['Lantern Loans', 'Harbor Swap']);
    expect(home.news[0]?.title).toBe('Notice 25');
    const { data: list } = await portal.load<NewsListData>('/zh/news');
    expect([list.items[0]?.title, list.items.length, list.hasMore]).toEqual(['Notice 25（中文）', 20, true]);
    expect(list.items[0]).not.toHaveProperty('lang');
    const { data: korean } = await portal.load<NewsListData>('/ko/news');
    expect(korean.items[0]).toMatchObject({ title: 'Notice 25', lang: 'en' });
    const { data: item } = await portal.load<NewsItemData>('/en/news/24');
    expect(item.item).toMatchObject({ title: 'Notice 24', days: '01-24', times: '08:00' });
    expect([item.neighbors.earlier?.title, item.neighbors.later?.title]).toEqual(['Notice 23', 'Notice 25']);
    expect(JSON.stringify(item.blocks)).not.toContain('<script');
    expect((await portal.load('/en/news/999')).status).toBe(404);
    expect(host.asked.filter((target) => target.startsWith('/v1/news/999'))).toEqual([]);
  });

  it('continue with it in the browser, while the content API stays the portal’s own', async () => {
    const next = '/v1/news/list?start=20&count=20&status=0&lang=en';
    expect((await portal.ask<NewsSummary[]>(next, true)).map(({ title }) => title)).toEqual([
      'Notice 5',
      'Notice 4',
      'Notice 3',
      'Notice 2',
      'Notice 1',
    ]);
    expect(await portal.ask(next, false)).toBeNull();
    const dapps = '/v1/application/category_dapplist?category_id=1&lang=en';
    expect(titlesOf(await portal.ask<Dapp[]>(dapps, true))).toEqual(['Harbor Swap', 'Quiet Quay']);
    expect(titlesOf(await portal.ask<Dapp[]>(dapps, false))).toEqual(['Own Oars']);
    const answer = await fetch(portal.origin + dapps);
    expect(answer.headers.get('vary')).toContain('Sec-Fetch-Site');
  });

  it('keep the forms on the data that this portal checks submissions against', async () => {
    await own.database
      .updateTable('categories')
      .set({ titles: JSON.stringify({ en: 'Own category' }) })
      .where('hid', '=', 1)
      .execute();
    await bumpContentRevision(own.database);
    const { data } = await portal.load<{ categories: { title: string }[] }>('/en/submit/dapp');
    expect(data.categories.map(({ title }) => title)).toContain('Own category');
  });

  it('pick up its changes: within a minute for lists, within ten for the text of an item', async () => {
    expect(await storeTitles()).toHaveLength(2);
    await portal.load('/en/news/24');
    await listNow(hostDatabase.database, [newDapp('New Net', { categoryHids: [1], row: { hot: 20 } })]);
    await portal.hosted.check();
    expect(await storeTitles()).toEqual(['New Net', 'Lantern Loans', 'Harbor Swap']);
    const text = JSON.stringify({
      en: { title: 'Notice 24', desc: 'Notice 24, told', content: 'Corrected.' },
    });
    await portal.load('/en/news/24');
    await hostDatabase.database.updateTable('news').set({ texts: text }).where('id', '=', 24).execute();
    portal.pass(10 * minuteMs);
    await portal.hosted.check();
    const { data } = await portal.load<NewsItemData>('/en/news/24');
    expect(JSON.stringify(data.blocks)).toContain('Corrected.');
  });

  it('answer from memory as long as nothing changes', async () => {
    await storeTitles();
    const asked = host.asked.length;
    await storeTitles();
    await storeTitles('/en/dappstore?category_id=1');
    expect(host.asked.length).toBe(asked);
  });

  it('keep its last answer during an outage, log it once, and continue when it is back', async () => {
    expect(await storeTitles()).toHaveLength(2);
    await portal.load('/en/news/24');
    host.answerWith((request) => request.socket.destroy());
    for (let minute = 0; minute < 30; minute += 1) {
      portal.pass(minuteMs);
      await portal.hosted.check();
    }
    // Pages that were never shown before are made from the copies, too.
    expect(await storeTitles('/en/dappstore?category_id=1')).toEqual(['Harbor Swap', 'Quiet Quay']);
    expect((await portal.load<NewsItemData>('/en/news/24')).data.item.title).toBe('Notice 24');
    expect((await portal.load('/en/news/23')).status).toBe(503);
    expect((await portal.load('/en/dappstore/detail?id=4711')).status).toBe(404);
    expect(portal.logged).toEqual([
      'error the content host does not answer as it should; pages show what it gave last',
    ]);
    await listNow(hostDatabase.database, [newDapp('Back Again', { row: { hot: 20 } })]);
    host.answerWith();
    await portal.hosted.check();
    expect(portal.logged.at(-1)).toBe('info the content host answers again');
    expect(await storeTitles()).toContain('Back Again');
    expect((await portal.load('/en/news/23')).status).toBe(200);
    expect(portal.logged).toHaveLength(2);
  });

  it('keep serving pages that need nothing of it, and report an outage on the others, when it never answered', async () => {
    host.answerWith((_request, response) => response.writeHead(502).end());
    const { status, data } = await portal.load<Home>('/en');
    expect([status, data.store.dapps, data.news]).toEqual([200, [], []]);
    expect((await portal.load('/en/dappstore')).status).toBe(503);
    expect((await portal.load('/en/news')).status).toBe(503);
    expect((await portal.load('/en/submit/dapp')).status).toBe(200);
    expect((await portal.load('/en/submit/chain')).status).toBe(200);
    expect(portal.logged).toHaveLength(1);
    host.answerWith();
    await portal.hosted.check();
    expect((await portal.load<Home>('/en')).data.store.dapps).toHaveLength(2);
    expect(await storeTitles()).toHaveLength(2);
  });
});
