import { beforeAll, expect, it } from 'vitest';
import { seedContent, seedReferenceData } from '#content/seed.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import { storeCategory } from '#features/store/catalogue/model/store-category.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createContentServices, createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

const all = { start: 0, count: 500, locale: 'en' } as const;

describeOnEachEngine('the demonstration catalogue', (_, openShared) => {
  let open: OpenDatabase;
  let catalogue: Catalogue;

  beforeAll(async () => {
    open = await openShared();
    expect(await seedContent({ ...open, now: testNow })).toBe(true);
    catalogue = createContentServices(open).catalogue;
  });

  it('is complete on the first start, and seeding again changes nothing', async () => {
    const revision = await getContentRevision(open.database);
    expect(await seedContent({ ...open, now: testNow })).toBe(false);
    expect(await getContentRevision(open.database)).toBe(revision);
    expect((await catalogue.listDapps(all)).total).toBeGreaterThanOrEqual(120);
    expect(await catalogue.listDappTimes()).toHaveLength((await catalogue.listDapps(all)).total);
    expect((await catalogue.listCategories('en')).length).toBeGreaterThanOrEqual(10);
    const tokens = await open.database.selectFrom('tokens').select('hid').execute();
    expect(tokens.length).toBeGreaterThanOrEqual(100);
  });

  it('has every chain once, with the fixed ids', async () => {
    const chains = await catalogue.listChains();
    const fixed = { eth: 1, bsc: 12, heco: 15, matic: 18, arb: 24, ftm: 25 };
    for (const [network, hid] of Object.entries(fixed)) {
      expect(chains.find((chain) => chain.network === network)?.hid).toBe(hid);
    }
    const evmIds = chains.filter((chain) => chain.ns === 'ethereum').map((chain) => chain.chain_id);
    expect(new Set(evmIds).size).toBe(evmIds.length);
    expect(evmIds.length).toBeGreaterThan(600);
    expect(chains.find((chain) => chain.chain_id === '11155111')?.deprecated).toBe(true);
    const [ethereum] = await catalogue.listBlockchains();
    expect(ethereum).toMatchObject({ hid: 1, ns: 'ethereum', metadata: '{"chain_id":1}', deprecated: 0 });
  });

  it('has a public file for every icon', async () => {
    const chains = await catalogue.listChains();
    const { dapps } = await catalogue.listDapps(all);
    const files = await open.database
      .selectFrom('files')
      .select(['sha256', 'public', 'media_type'])
      .execute();
    const paths = new Set(
      files.filter((file) => file.public === 1).map((file) => `/files/${file.sha256}.svg`),
    );
    for (const { icon_url } of [...chains, ...dapps]) expect(paths).toContain(icon_url);
  });

  it('groups token standards by namespace', async () => {
    const map = await catalogue.tokenProtocolMap();
    expect(map['tron']).toEqual([
      { key: 'TRC10', title: 'TRC10', isSelected: false },
      { key: 'TRC20', title: 'TRC20', isSelected: false },
    ]);
    expect(map['ethereum']?.map((protocol) => protocol.key)).toContain('BEP20');
  });

  it('pages through a list without gaps or duplicates', async () => {
    for (const filter of [
      {},
      { category_id: storeCategory.dex },
      { ns: 'ethereum', chain_id: '56' },
      { key: 'swap' },
    ]) {
      const whole = await catalogue.listDapps({ ...all, ...filter });
      const paged: number[] = [];
      for (let start = 0; start < whole.total; start += 7) {
        const { dapps } = await catalogue.listDapps({ start, count: 7, locale: 'en', ...filter });
        paged.push(...dapps.map((dapp) => dapp.hid));
      }
      expect(paged).toEqual(whole.dapps.map((dapp) => dapp.hid));
      expect(new Set(paged).size).toBe(whole.total);
      expect(whole.total).toBeGreaterThan(0);
    }
  });

  it('filters by category, chain and namespace', async () => {
    const { dapps } = await catalogue.listDapps({ ...all, category_id: storeCategory.lending, chain_hid: 1 });
    expect(dapps.length).toBeGreaterThan(0);
    for (const dapp of dapps) {
      expect(dapp.category_ids).toContain(storeCategory.lending);
      expect(dapp.chains.map((chain) => chain.hid)).toContain(1);
    }
    const tron = await catalogue.listDapps({ ...all, ns: 'tron' });
    expect(tron.dapps.every((dapp) => dapp.chains.some((chain) => chain.ns === 'tron'))).toBe(true);
    expect((await catalogue.listDapps({ ...all, category_id: 424242 })).total).toBe(0);
    expect((await catalogue.listDapps({ ...all, status: 1 })).total).toBe(0);
  });

  it('shows hot DApps under their own category, hottest first', async () => {
    const hot = await catalogue.listDapps({ ...all, category_id: hotCategoryId });
    expect(hot.dapps.every((dapp) => dapp.hot === 1)).toBe(true);
    expect(await catalogue.listHot(all)).toEqual(hot.dapps);
    const [first] = await catalogue.homeSections('en');
    expect(first).toMatchObject({ id: hotCategoryId, type: 'hot', title: 'Hot' });
    expect(first?.dapps).toEqual(hot.dapps.slice(0, first?.dapps.length));
    expect(await catalogue.sectionMore({ ...all, id: hotCategoryId })).toEqual(hot.dapps);
    expect(await catalogue.sectionMore({ ...all, id: 424242 })).toBeUndefined();
  });

  it('returns DApps by id in the requested order', async () => {
    const dapps = await catalogue.listDappsByIds([9, 2, 424242, 2, 5], 'zh');
    expect(dapps.map((dapp) => dapp.hid)).toEqual([9, 2, 5]);
    expect(await catalogue.findDapp(424242, 'en')).toBeUndefined();
  });

  it('assembles a store page', async () => {
    const filter = { category_id: hotCategoryId, chain_hid: null, key: '', sort: 'hot' as const, shown: 40 };
    const page = await catalogue.storePage(filter, 'zh-tw');
    expect(page.filter).toEqual(filter);
    expect(page.dapps.length).toBe(Math.min(40, page.total));
    expect(page.categories.every((category) => category.category_type === 0)).toBe(true);
    expect(page.categories[0]?.title).toBe('熱門');
    expect(page.chains[0]?.hid).toBe(1);
    expect(page.hotSearches).toHaveLength(8);
    expect(page.tutorials.length).toBeGreaterThan(0);
    expect(page.relatedTokens.length).toBeGreaterThan(0);
    const searched = await catalogue.storePage({ ...filter, key: 'uniswap' }, 'en');
    expect(searched.dapps[0]?.title).toBe('Uniswap');
    expect(searched.relatedTokens[0]?.symbol).toBe('UNI');
    expect([searched.assets.length > 0, searched.areAssetsFirst]).toEqual([true, false]);
    const token = await catalogue.storePage({ ...filter, key: 'usdc' }, 'en');
    expect([token.assets[0]?.symbol, token.areAssetsFirst]).toEqual(['USDC', true]);
    expect((await catalogue.storePage({ ...filter, key: 'swap' }, 'en')).areAssetsFirst).toBe(false);
  });

  it('sorts names in the order of the language, across all pages of a list', async () => {
    const byName = { ...all, sort: 'name' as const };
    const { dapps, total } = await catalogue.listDapps({ ...byName, count: 500 });
    const titles = dapps.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(new Set(dapps.map(({ hid }) => hid)).size).toBe(total);
    const next = await catalogue.listDapps({ ...byName, start: 40, count: 40 });
    expect(next.dapps.map(({ title }) => title)).toEqual(titles.slice(40, 80));
  });

  it('assembles a detail page', async () => {
    const detail = await catalogue.dappDetail(1, 'zh');
    expect(detail?.dapp.hid).toBe(1);
    expect(detail?.categories.length).toBeGreaterThan(0);
    expect(detail?.chains[0]?.explorer?.tx).toMatch(/^https:\/\/.*\{hash\}/);
    expect(detail?.related.map((dapp) => dapp.hid)).not.toContain(1);
    expect(detail?.related.length).toBeGreaterThan(0);
    expect(await catalogue.dappDetail(424242, 'en')).toBeUndefined();
  });

  it('finds tokens by chain and address, in any letter case, and never returns a price', async () => {
    const token = await open.database
      .selectFrom('tokens')
      .selectAll()
      .where('address', 'like', '0x%')
      .executeTakeFirstOrThrow();
    const [known, unknown] = await catalogue.market([
      { address: token.address.toUpperCase(), blockchain_id: token.chain_hid },
      { address: token.address, blockchain_id: 424242 },
    ]);
    expect(known).toMatchObject({ name: token.name, symbol: token.symbol, price_usd: null, chg: null });
    expect(unknown).toMatchObject({ name: null, symbol: null, icon_url: null, price_usd: null });
  });
});

describeOnEachEngine('a changing catalogue', (open) => {
  it('shows a listing immediately, in the nearest available language', async () => {
    const opened = await open();
    await seedReferenceData({ ...opened, now: testNow });
    const { catalogue } = createContentServices(opened);
    expect((await catalogue.listDapps(all)).total).toBe(0);
    const [hid = 0] = await listNow(opened.database, [
      newDapp('Harbor', {
        texts: { zh: { title: '港湾', desc: '兑换' }, en: { title: 'Harbor', desc: 'Swap' } },
      }),
    ]);
    expect(await catalogue.findDapp(hid, 'zh-tw')).toMatchObject({
      title: '港湾',
      languages: ['zh-Hans', 'en'],
    });
    expect(await catalogue.findDapp(hid, 'ko')).toMatchObject({ title: 'Harbor', desc: 'Swap' });
  });

  it('shows a new listing that is not hot first among the new ones, last among all', async () => {
    const opened = await open();
    const { catalogue } = createContentServices(opened);
    const [old, fresh] = await listNow(opened.database, [
      newDapp('Old and hot', { row: { hot: 5 } }),
      newDapp('Fresh', { row: { create_time: '2026-02-01T00:00:00.000Z' } }),
    ]);
    const hids = async (filter: object) =>
      (await catalogue.listDapps({ ...all, ...filter })).dapps.map(({ hid }) => hid);
    expect(await hids({ category_id: hotCategoryId })).toEqual([old]);
    expect(await hids({})).toEqual([old, fresh]);
    expect(await hids({ sort: 'newest' })).toEqual([fresh, old]);
    const filter = { category_id: 0, chain_hid: null, key: '', sort: 'newest' as const, shown: 40 };
    expect((await catalogue.storePage(filter, 'en')).dapps.map(({ hid }) => hid)).toEqual([fresh, old]);
    const api = createTestApi(opened);
    const asked = await api.request('/v1/application/category_dapplist?sort=newest');
    expect(((await asked.json()) as { data: { hid: number }[] }).data.map(({ hid }) => hid)).toEqual([
      fresh,
      old,
    ]);
    const refused = await api.request('/v1/application/category_dapplist?sort=price');
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { message: string }).message).toContain('sort');
  });

  it('hides DApps that were delisted or have no web address', async () => {
    const opened = await open();
    const { catalogue } = createContentServices(opened);
    await listNow(opened.database, [
      newDapp('Off', { row: { listed: 0 } }),
      newDapp('Scheme', { row: { url: 'ftp://http.example.org' } }),
      newDapp('Script', { row: { url: "javascript:alert('http')" } }),
      newDapp('Web', { row: { url: 'http://web.example.org' } }),
    ]);
    expect((await catalogue.listDapps(all)).dapps.map((dapp) => dapp.title)).toEqual(['Web']);
    expect((await catalogue.exportTip001('https://wallet.example.org')).dapp_list).toHaveLength(1);
  });

  it('reads once for many concurrent callers', async () => {
    const opened = await open();
    const { catalogue } = createContentServices(opened);
    await listNow(
      opened.database,
      Array.from({ length: 30 }, (_, place) => newDapp(`Site ${place}`)),
    );
    const totals = await Promise.all(
      Array.from({ length: 20 }, async () => (await catalogue.listDapps(all)).total),
    );
    expect(new Set(totals)).toEqual(new Set([30]));
  });

  it('takes hot searches from the counts of a week, without storing the queries', async () => {
    const opened = await open();
    let time = testNow();
    const { catalogue } = createContentServices(opened, () => time);
    const [first, , third] = await listNow(
      opened.database,
      ['Alpha', 'Bravo', 'Charlie'].map((title) => newDapp(title)),
    );
    await catalogue.countSearch('charlie', '203.0.113.1');
    await catalogue.countSearch('CHARLEI', '203.0.113.2');
    await catalogue.countSearch('zzzzqqqq', '203.0.113.3');
    const revision = await getContentRevision(opened.database);
    expect((await catalogue.hotSearches('en')).map((search) => search.hid)[0]).toBe(first);
    await catalogue.refresh();
    expect(await getContentRevision(opened.database)).toBe(revision + 1);
    expect((await catalogue.hotSearches('en')).map((search) => search.hid)[0]).toBe(third);
    expect(await opened.database.selectFrom('search_counts').selectAll().execute()).toEqual([
      { dapp_hid: third, day: '2026-03-02', count: 2 },
    ]);
    await catalogue.refresh();
    expect(await getContentRevision(opened.database)).toBe(revision + 1);
    time = new Date('2026-03-09T00:00:00.000Z');
    await catalogue.refresh();
    expect((await catalogue.hotSearches('en')).map((search) => search.hid)[0]).toBe(first);
    expect(await opened.database.selectFrom('search_counts').selectAll().execute()).toEqual([]);
  });

  it('counts each visitor once a day per DApp, and stores nothing about the address', async () => {
    const opened = await open();
    let time = testNow();
    const { catalogue } = createContentServices(opened, () => time);
    const [alpha, bravo] = await listNow(
      opened.database,
      ['Alpha', 'Bravo'].map((title) => newDapp(title)),
    );
    const counts = () =>
      opened.database.selectFrom('search_counts').selectAll().orderBy('day').orderBy('dapp_hid').execute();
    for (let repeated = 0; repeated < 50; repeated += 1) await catalogue.countSearch('alpha', '203.0.113.1');
    await catalogue.countSearch('alpha', '203.0.113.2');
    await catalogue.countSearch('bravo', '203.0.113.1');
    expect(await counts()).toEqual([
      { dapp_hid: alpha, day: '2026-03-02', count: 2 },
      { dapp_hid: bravo, day: '2026-03-02', count: 1 },
    ]);
    time = new Date('2026-03-03T00:00:00.000Z');
    await catalogue.countSearch('alpha', '203.0.113.1');
    expect(await counts()).toContainEqual({ dapp_hid: alpha, day: '2026-03-03', count: 1 });
  });
});
