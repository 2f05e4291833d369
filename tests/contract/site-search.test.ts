import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { seedReferenceData } from '#content/seed.ts';
import type { SearchData } from '#features/site/site-search/model/search-data.ts';
import type { Locale } from '#i18n/locales.ts';
import { foldPairs } from '#lib/fold-pairs.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import { loader } from '#routes/search.data.ts';
import type { Services } from '#routes/services.ts';
import { createContentServices, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

type Texts = Record<string, { title: string; desc: string; content: string }>;

const newsRow = (hour: number, texts: Texts, status = 0) => ({
  status,
  create_time: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
  texts: JSON.stringify(texts),
});

const text = (title: string, desc = '') => ({ title, desc, content: 'Only in the text: kelp.' });

describeOnEachEngine('the search over the whole site', (_, openShared) => {
  let opened: OpenDatabase;
  let services: Services;

  async function search(key: string, locale: Locale = 'en'): Promise<SearchData> {
    const openApi = createOpenApi(new Hono(), services.brand.name);
    const loaded = await loader.load({
      services,
      openApi,
      locale,
      params: {},
      query: new URLSearchParams({ key }),
    });
    if (loaded.kind !== 'page') throw new Error(`The page is ${loaded.kind}`);
    return loaded.data;
  }
  const titlesOf = async (key: string, locale?: Locale) =>
    (await search(key, locale)).news.map(({ title }) => title);

  beforeAll(async () => {
    opened = await openShared();
    await seedReferenceData({ ...opened, now: testNow });
    await listNow(
      opened.database,
      Array.from({ length: 8 }, (_each, number) => newDapp(`Gannet ${number}`)),
    );
    const rows = [
      newsRow(1, { en: text('Gannet joins the store'), 'zh-Hans': text('塘鹅加入商店') }),
      newsRow(2, { en: text('Maintenance', 'Nodes that serve gannet pause.'), 'zh-Hans': text('维护') }),
      newsRow(3, { en: text('Gannet 2.0') }),
      newsRow(4, { en: text('Gannet, not published') }, 1),
    ];
    await opened.database.insertInto('news').values(rows).execute();
    const { catalogue, news, ...rest } = createContentServices(opened);
    const content = { catalogue, news };
    services = { ...rest, own: content, shown: content } as unknown as Services;
  });

  it('has the first DApps, how many there are, and published news, words in the title first', async () => {
    const { dapps, dappsFound, news } = await search('  gannet ');
    expect(dapps).toHaveLength(6);
    expect(dappsFound).toBe(8);
    expect(news.map(({ title }) => title)).toEqual(['Gannet 2.0', 'Gannet joins the store', 'Maintenance']);
  });

  it('searches for no recovery phrase, and leads to an address without it', async () => {
    const load = (query: Record<string, string>) =>
      loader.load({
        ...{ services, locale: 'en', params: {}, query: new URLSearchParams(query) },
        openApi: createOpenApi(new Hono(), services.brand.name),
      });
    expect(await load({ key: `${'test '.repeat(11)}junk` })).toEqual({
      ...{ kind: 'redirect', to: '/en/search?result=secret', status: 302 },
    });
    expect(await load({ result: 'secret' })).toMatchObject({ data: { key: '', isSecret: true } });
  });

  it('searches news in the language of the page, and marks those in another', async () => {
    expect(await titlesOf('塘鹅', 'zh')).toEqual(['塘鹅加入商店']);
    const [found] = (await search('2.0', 'zh')).news;
    expect(found).toMatchObject({ title: 'Gannet 2.0', lang: 'en' });
  });

  it('finds simplified characters by traditional ones, and says to the page which are one', async () => {
    expect(await titlesOf('塘鵝', 'zh')).toEqual(['塘鹅加入商店']);
    const { hanPairs } = await search('塘鵝', 'zh');
    expect(foldPairs(hanPairs)('塘鵝')).toBe('塘鹅');
    expect((await search('gannet')).hanPairs).toBe('');
  });

  it('wants every word in title or summary', async () => {
    expect(await titlesOf('nodes GANNET')).toEqual(['Maintenance']);
    expect(await titlesOf('gannet kelp')).toEqual([]);
  });

  it('finds nothing without words, and cuts overlong ones', async () => {
    expect(await search('   ')).toEqual({
      key: '',
      isSecret: false,
      hanPairs: '',
      dapps: [],
      dappsFound: 0,
      assets: [],
      news: [],
    });
    expect((await search('x'.repeat(10_000))).key).toHaveLength(100);
  });

  it('knows what was published since the last search', async () => {
    expect(await titlesOf('cormorant')).toEqual([]);
    await opened.database
      .insertInto('news')
      .values(newsRow(5, { en: text('Cormorant') }))
      .execute();
    await bumpContentRevision(opened.database);
    expect(await titlesOf('cormorant')).toEqual(['Cormorant']);
  });
});
