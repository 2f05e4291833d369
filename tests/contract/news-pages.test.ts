import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import type { NewsListData } from '#features/core/news/view/list/news-list-data.ts';
import type { Locale } from '#i18n/locales.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Loaded } from '#routes/loader.ts';
import { page } from '#routes/news.tsx';
import { createOpenApi } from '#routes/api/openapi.ts';
import { loader as listLoader } from '#routes/news.data.ts';
import { createNewsFeed } from '#routes/news-feed.ts';
import { loader as itemLoader } from '#routes/news-item.data.ts';
import type { Services } from '#routes/services.ts';
import { createContentServices, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { readEditorsContent } from '../support/part-of-content.ts';

const texts = (title: string) => ({
  title,
  desc: `${title}, told`,
  content: `## ${title}\n\n[On](/about) <b>here</b>`,
});

/** The given number of published items, an hour apart; the last one is the latest. */
async function addNews({ database }: OpenDatabase, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, position) => ({
    status: 0,
    create_time: new Date(Date.UTC(2026, 0, 1, position)).toISOString(),
    texts: JSON.stringify({ en: texts(`Item ${position + 1}`), 'zh-Hans': texts(`第 ${position + 1} 条`) }),
  }));
  await database.insertInto('news').values(values).execute();
}

/** What a loader is asked with, besides the address. */
function dependenciesOf(open: OpenDatabase) {
  const { catalogue, news, ...rest } = createContentServices(open);
  const content = { catalogue, news };
  const services = { ...rest, own: content, shown: content } as unknown as Services;
  return { services, openApi: createOpenApi(new Hono(), rest.brand.name) };
}

function loadList(open: OpenDatabase, query: string, locale: Locale = 'en'): Promise<Loaded<NewsListData>> {
  return listLoader.load({
    ...dependenciesOf(open),
    locale,
    params: {},
    query: new URLSearchParams(query),
  });
}

async function shownOn(open: OpenDatabase, query: string) {
  const loaded = await loadList(open, query);
  if (loaded.kind !== 'page') return loaded;
  const { items, start, nextStart, hasMore } = loaded.data;
  return { shown: items.length, first: items[0]?.title, start, nextStart, hasMore };
}

describeOnEachEngine('the news list', (open) => {
  it('shows the requested 20 items', async () => {
    const opened = await open();
    await addNews(opened, 45);
    const page = { shown: 20, hasMore: true };
    expect(await shownOn(opened, '')).toEqual({ ...page, first: 'Item 45', start: 0, nextStart: 20 });
    expect(await shownOn(opened, 'start=20')).toEqual({
      ...page,
      first: 'Item 25',
      start: 20,
      nextStart: 40,
    });
    expect(await shownOn(opened, 'start=40')).toEqual({
      shown: 5,
      hasMore: false,
      first: 'Item 5',
      start: 40,
      nextStart: 60,
    });
  });

  it('has a second page of the demonstration, with its own addresses', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    for (const locale of ['en', 'zh', 'th'] as const) {
      const loaded = await loadList(opened, 'start=20', locale);
      if (loaded.kind !== 'page') throw new Error('The demonstration has no second page of news.');
      const i18n = { _: () => '' } as never;
      expect(loaded.data.items.length).toBeGreaterThan(0);
      expect(page.head({ data: loaded.data, locale, i18n })).toMatchObject({
        canonicalPath: '/news?start=20',
        previousPath: '/news',
      });
    }
  });

  it('has one canonical address, and redirects there from others', async () => {
    const opened = await open();
    await addNews(opened, 40);
    expect(await shownOn(opened, 'start=20')).toEqual({
      shown: 20,
      first: 'Item 20',
      start: 20,
      nextStart: 40,
      hasMore: false,
    });
    expect(await shownOn(opened, 'start=39')).toMatchObject({ kind: 'redirect', to: '/en/news?start=20' });
    expect(await shownOn(opened, 'start=7')).toMatchObject({ kind: 'redirect', to: '/en/news' });
    for (const start of ['40', 'x', '-20', '1e2', '99999999']) {
      expect(await shownOn(opened, `start=${start}`)).toEqual({ kind: 'not-found' });
    }
  });

  it('is a page even without any news', async () => {
    expect(await shownOn(await open(), '')).toEqual({ shown: 0, start: 0, nextStart: 20, hasMore: false });
  });
});

describeOnEachEngine('the list of one kind of news', (open) => {
  async function prepare() {
    const opened = await open();
    await addNews(opened, 45);
    // Every second item, the latest included.
    const odd = Array.from({ length: 23 }, (_, position) => 2 * position + 1);
    await opened.database.updateTable('news').set({ kind: 'warning' }).where('id', 'in', odd).execute();
    return opened;
  }

  it('has pages of its own, with their addresses', async () => {
    const opened = await prepare();
    const first = await loadList(opened, 'kind=warning');
    const second = await loadList(opened, 'kind=warning&start=20');
    if (first.kind !== 'page' || second.kind !== 'page') throw new Error('These pages exist.');
    expect(first.data.items.map(({ title }) => title).slice(0, 2)).toEqual(['Item 45', 'Item 43']);
    expect([first.data.items.length, second.data.items.length]).toEqual([20, 3]);
    expect(second.data.counts).toEqual({ release: 0, maintenance: 0, warning: 23, company: 22 });
    const i18n = { _: ({ message }: { message: string }) => message } as never;
    const head = page.head({ data: second.data, locale: 'en', i18n });
    expect(head).toMatchObject({
      canonicalPath: '/news?kind=warning&start=20',
      previousPath: '/news?kind=warning',
    });
    expect(head).not.toHaveProperty('nextPath');
    expect(await shownOn(opened, 'kind=warning&start=7')).toMatchObject({ to: '/en/news?kind=warning' });
    expect(await shownOn(opened, 'kind=warning&start=40')).toEqual({ kind: 'not-found' });
    expect(await shownOn(opened, 'kind=weather')).toEqual({ kind: 'not-found' });
  });

  it('is a page without any news too, which search engines do not list', async () => {
    const loaded = await loadList(await prepare(), 'kind=release');
    if (loaded.kind !== 'page') throw new Error('This page exists.');
    expect(loaded.data.items).toEqual([]);
    const i18n = { _: () => '' } as never;
    expect(page.head({ data: loaded.data, locale: 'en', i18n })).toMatchObject({ noIndex: true });
  });

  it('begins with the pinned item where it is of this kind, and shows it once', async () => {
    const opened = await prepare();
    const pin = { pinned_until: '2027-01-01T00:00:00.000Z' };
    await opened.database.updateTable('news').set(pin).where('id', '=', 3).execute();
    const titlesOf = async (query: string) => {
      const loaded = await loadList(opened, query);
      if (loaded.kind !== 'page') throw new Error(`There is no page ${query}.`);
      const { pinned, items } = loaded.data;
      return [pinned?.title, ...items.map(({ title }) => title)];
    };
    expect((await titlesOf('')).slice(0, 2)).toEqual(['Item 3', 'Item 45']);
    expect((await titlesOf('kind=warning')).slice(0, 2)).toEqual(['Item 3', 'Item 45']);
    expect((await titlesOf('kind=company')).slice(0, 2)).toEqual([undefined, 'Item 44']);
    expect(await titlesOf('kind=warning&start=20')).toEqual([undefined, 'Item 5', 'Item 1']);
    expect((await titlesOf('start=40')).slice(1)).toEqual(['Item 5', 'Item 4', 'Item 2', 'Item 1']);
  });
});

describeOnEachEngine('a news item', (open) => {
  it('knows the previous and the next item, also within one moment', async () => {
    const opened = await open();
    const create_time = '2026-02-03T04:05:06.000Z';
    const row = { status: 0, create_time, texts: JSON.stringify({ en: texts('Same time') }) };
    const draft = { ...row, status: 1 };
    const first = { ...row, create_time: '2026-02-01T00:00:00.000Z' };
    await opened.database.insertInto('news').values([row, draft, row, first]).execute();
    const { news } = createContentServices(opened);
    const near = async (id: number) => {
      const item = await news.findNews(id, 'en');
      const { earlier, later } = await news.listNewsNeighbors(item ?? { id, create_time }, 'en');
      return [earlier?.id, later?.id];
    };
    expect(await near(4)).toEqual([undefined, 1]);
    expect(await near(1)).toEqual([4, 3]);
    expect(await near(3)).toEqual([1, undefined]);
  });

  it('includes its text as a tree and three other items that are not adjacent', async () => {
    const opened = await open();
    await addNews(opened, 9);
    const load = (id: string, locale: Locale) =>
      itemLoader.load({ ...dependenciesOf(opened), locale, params: { id }, query: new URLSearchParams() });
    const loaded = await load('8', 'ko');
    if (loaded.kind !== 'page') throw new Error('There is such an item.');
    const { item, blocks, neighbors, others } = loaded.data;
    expect(item).toMatchObject({ id: 8, title: 'Item 8', lang: 'en' });
    expect(item).not.toHaveProperty('content');
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Item 8' }] },
      {
        kind: 'paragraph',
        children: [
          { kind: 'link', href: '/about', children: [{ kind: 'text', text: 'On' }] },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'here' },
        ],
      },
    ]);
    expect([neighbors.earlier?.id, neighbors.later?.id]).toEqual([7, 9]);
    expect(others.map(({ id }) => id)).toEqual([6, 5, 4]);
    const chinese = await load('8', 'zh');
    expect(chinese).toMatchObject({ data: { item: { title: '第 8 条' } } });
    expect(chinese).not.toHaveProperty('data.item.lang');
    expect(await load('999', 'en')).toEqual({ kind: 'not-found' });
  });
});

describeOnEachEngine('the news feed', (open) => {
  it('has the latest 20 in the language of its address', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    await addNews(opened, 30);
    const describeNews = async (locale: string) => ({
      title: 'News',
      description: `About the news, ${locale}`,
      feed: { title: `The feed, ${locale}`, path: '', categories: { company: '公司' } },
    });
    const { news } = createContentServices(opened);
    const feed = createNewsFeed({ news, describeNews }, 'https://portal.example');
    const answer = await feed.request('/zh/news/feed.xml');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await answer.text();
    expect(text.match(/<item>/g)).toHaveLength(20);
    expect(text).toContain('<title>The feed, zh</title>');
    expect(text).toContain('<description>About the news, zh</description>');
    expect(text).toMatch(/<item><title>[^<]*\p{Script=Han}/u);
    expect(text).toContain('https://portal.example/zh/news/16');
    expect(text).toContain('<category domain="https://portal.example/zh/news?kind=company">公司</category>');
    const japanese = await (await feed.request('/ja/news/feed.xml')).text();
    expect(japanese).toContain('<language>ja</language>');
    expect(japanese).toMatch(/<item><title>Item 30<.*<dc:language>en<\/dc:language><\/item>/);
    expect((await feed.request('/xx/news/feed.xml')).status).toBe(404);
  });
});
