import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import { groupNewsByYear } from '#features/core/news/model/group-news.ts';
import { newsKinds } from '#features/core/news/model/news-kinds.ts';
import { listLeadingNews } from '#features/core/news/server/list-leading-news.ts';
import { apiLanguages } from '#i18n/api-language.ts';
import { createContentServices, createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { readEditorsContent } from '../support/part-of-content.ts';

const page = { start: 0, count: 20, language: 'en' } as const;

describeOnEachEngine('news', (open) => {
  it('has the content that a first start must show', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    expect((await news.listNews(page)).length).toBeGreaterThanOrEqual(12);
    expect((await news.listPromotions({ ...page, kind: 'banner' })).length).toBeGreaterThanOrEqual(4);
    expect((await news.listPromotions({ ...page, kind: 'activity' })).length).toBeGreaterThanOrEqual(5);
    expect((await news.listPromotions({ ...page, kind: 'ad' })).length).toBeGreaterThanOrEqual(5);
    const [tutorial] = await news.listTutorials('zh');
    expect(tutorial?.title).toMatch(/\p{Script=Han}/u);
    expect((await news.findTutorial(tutorial?.id ?? 0, 'en'))?.body).not.toBe('');
    expect(await news.findTutorial(424242, 'en')).toBeUndefined();
  });

  it('has the tutorial of each tool: the first one whose text links to it', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    const titleOf = async (path: string) => (await news.findTutorialOf(path, 'en'))?.title;
    expect(await titleOf('/tools/approvals')).toBe('Revoke an approval');
    expect(await titleOf('/tools/batch-sender')).toBe('Pay many people from one list');
    expect(await titleOf('/tools/token-check')).toBe('Check a token before you buy it');
    expect(await titleOf('/tools/keys')).toBe('Create keys on an offline computer');
    expect(await titleOf('/tools')).toBeUndefined();
    await opened.database.updateTable('tutorials').set({ status: 1 }).where('id', '=', 9).execute();
    expect(await titleOf('/tools/keys')).toBeUndefined();
    const texts = {
      en: { title: 'Mine', body: 'No link here' },
      ja: { title: '私の', body: '[鍵](/tools/keys#file)' },
    };
    const row = { minutes: 1, position: 99, texts: JSON.stringify(texts) };
    await opened.database.insertInto('tutorials').values(row).execute();
    expect(await titleOf('/tools/keys')).toBe('Mine');
  });

  it('is sorted latest first, pages without gaps, and groups by year', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    const whole = await news.listNews({ ...page, count: 500 });
    const paged = [];
    for (let start = 0; start < whole.length; start += 5)
      paged.push(...(await news.listNews({ ...page, start, count: 5 })));
    expect(paged).toEqual(whole);
    const times = whole.map((item) => item.create_time);
    expect(times).toEqual(times.toSorted().toReversed());
    const years = groupNewsByYear(whole);
    expect(years.flatMap((year) => year.list)).toEqual(whole);
    expect(years.map((year) => year.time)).toEqual(['2026', '2025']);
    expect(await news.listNews({ ...page, start: 500 })).toEqual([]);
    expect(await news.listNewsTimes()).toEqual(whole.map(({ id, create_time }) => ({ id, create_time })));
  });

  it('is in the requested language, with the parts of its time', async () => {
    const opened = await open();
    const texts = {
      'zh-Hans': { title: '标题', desc: '', content: '正文' },
      en: { title: 'Title', desc: 'd', content: 'Text' },
    };
    const rows = [
      { status: 0, create_time: '2026-02-03T04:05:06.000Z', texts: JSON.stringify(texts) },
      { status: 0, create_time: '2026-02-02T00:00:00.000Z', texts: JSON.stringify({ en: texts.en }) },
      { status: 1, create_time: '2026-02-04T00:00:00.000Z', texts: JSON.stringify(texts) },
    ];
    await opened.database.insertInto('news').values(rows).execute();
    const { news } = createContentServices(opened);
    const list = await news.listNews({ ...page, language: 'zh-Hans' });
    expect(list.map((item) => item.title)).toEqual(['标题', 'Title']);
    expect(list[0]).toMatchObject({ days: '02-03', times: '04:05' });
    expect(list[0]).not.toHaveProperty('content');
    expect((await news.findNews(1, 'en'))?.content).toBe('Text');
    expect(await news.findNews(3, 'en')).toBeUndefined();
    expect(await news.listNews({ ...page, status: 1 })).toEqual([]);
  });

  it('is shown in a further language where an editor wrote it, while the content API keeps its two', async () => {
    const opened = await open();
    const text = (title: string) => ({ title, desc: `${title} desc`, content: `${title} content` });
    const texts = { 'zh-Hans': text('标题'), en: text('Title'), th: text('หัวข้อ') };
    const row = { status: 0, create_time: '2026-02-03T04:05:06.000Z', texts: JSON.stringify(texts) };
    const later = { ...row, create_time: '2026-02-04T00:00:00.000Z' };
    await opened.database.insertInto('news').values([row, later]).execute();
    const { news } = createContentServices(opened);
    const inThai = { title: 'หัวข้อ', desc: 'หัวข้อ desc' };
    for (const item of await news.listNews({ ...page, language: 'th' })) {
      expect(item).toMatchObject(inThai);
      expect(item).not.toHaveProperty('lang');
    }
    expect(await news.findNews(1, 'th')).toMatchObject({ ...inThai, content: 'หัวข้อ content' });
    const place = { id: 1, create_time: row.create_time };
    expect((await news.listNewsNeighbors(place, 'th')).later).toMatchObject(inThai);
    expect(await news.findNews(1, 'ja')).toMatchObject({ title: 'Title', lang: 'en' });
    expect(await news.findNews(1, 'zh-Hant')).toMatchObject({ title: '标题', lang: 'zh-Hans' });
    expect((await news.listNewsNeighbors(place, 'ja')).later).toMatchObject({ title: 'Title', lang: 'en' });

    const api = createTestApi(opened);
    const read = async (path: string) => (await api.request(path)).text();
    const inChinese = await read('/v1/news/1?lang=zh-Hans');
    const inEnglish = await read('/v1/news/1?lang=en');
    expect(JSON.parse(inEnglish)).toEqual({
      result: 0,
      message: '',
      data: {
        id: 1,
        title: 'Title',
        desc: 'Title desc',
        image_url: '/charts/light/cover-1.svg',
        image_alt: '',
        image_width: 480,
        image_height: 270,
        kind: 'company',
        create_time: '2026-02-03T04:05:06.000Z',
        days: '02-03',
        times: '04:05',
        content: 'Title content',
      },
    });
    const list = await read('/v1/news/list?lang=en');
    expect(list).not.toContain('"lang"');
    for (const language of apiLanguages) {
      const expected = language === 'zh-Hans' ? inChinese : inEnglish;
      expect(await read(`/v1/news/1?lang=${language}`), language).toBe(expected);
      if (language !== 'zh-Hans') expect(await read(`/v1/news/list?lang=${language}`), language).toBe(list);
    }
  });

  it('is listed by kind, with how many each has, by the content API too', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    const counts = await news.countNews();
    const whole = await news.listNews({ ...page, count: 500 });
    expect(Object.values(counts ?? {}).every((count) => count > 0)).toBe(true);
    const api = createTestApi(opened);
    for (const kind of newsKinds) {
      const ofKind = whole.filter((item) => item.kind === kind);
      expect(counts?.[kind]).toBe(ofKind.length);
      const years = await news.countNewsByYear(kind);
      expect(Object.values(years).reduce((sum, count) => sum + count, 0)).toBe(ofKind.length);
      expect(await news.listNews({ ...page, count: 500, kind })).toEqual(ofKind);
      const answer = await api.request(`/v1/news/list?kind=${kind}&count=100&lang=en`);
      expect(await answer.json()).toMatchObject({ result: 0, data: ofKind });
    }
    const unknown = await api.request('/v1/news/list?kind=weather');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^kind/) },
    ]);
  });

  it('has at most one pinned item, and the list of the home page begins with it', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    expect(await news.findPinnedNews('en')).toBeUndefined();
    const pin = { pinned_until: '2027-01-01T00:00:00.000Z' };
    await opened.database.updateTable('news').set(pin).where('id', 'in', [3, 11]).execute();
    expect(await news.findPinnedNews('th')).toMatchObject({ id: 11, kind: 'warning' });
    const leading = await listLeadingNews(news, { count: 4, language: 'en' });
    expect(leading.map(({ id }) => id)).toEqual([11, 16, 15, 14]);
    await opened.database.updateTable('news').set({ status: 1 }).where('id', 'in', [3, 11]).execute();
    expect(await news.findPinnedNews('en')).toBeUndefined();
  });

  it('is in all twelve languages in the demonstration', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const { news } = createContentServices(opened);
    const titles = new Map<number, Set<string>>();
    for (const language of apiLanguages) {
      for (const item of await news.listNews({ ...page, count: 100, language })) {
        expect(item, language).not.toHaveProperty('lang');
        titles.set(item.id, (titles.get(item.id) ?? new Set()).add(item.title));
      }
    }
    for (const [id, inLanguages] of titles) expect(inLanguages.size, `item ${id}`).toBe(apiLanguages.length);
  });

  it('returns promotions with a web address only, in the editors’ order', async () => {
    const opened = await open();
    const row = {
      kind: 'banner',
      image_url: '/charts/light/cover-1.svg',
      titles: '{"en":"A","zh-Hans":"甲"}',
    } as const;
    await opened.database
      .insertInto('promotions')
      .values([
        { ...row, url: 'https://b.example.org', status: 0, position: 2 },
        { ...row, url: 'tideport://open', status: 0, position: 1 },
        { ...row, url: "javascript:alert('http')", status: 0, position: 1 },
        { ...row, url: 'http://a.example.org', status: 0, position: 1 },
        { ...row, url: 'https://draft.example.org', status: 1, position: 0 },
      ])
      .execute();
    const { news } = createContentServices(opened);
    const banners = await news.listPromotions({ ...page, kind: 'banner', language: 'zh-Hans' });
    expect(banners.map((banner) => banner.url)).toEqual(['http://a.example.org', 'https://b.example.org']);
    expect(banners[0]?.title).toBe('甲');
    expect(await news.listPromotions({ ...page, kind: 'ad' })).toEqual([]);
  });

  it('subscribes a newsletter address once, letter case aside', async () => {
    const opened = await open();
    const { newsletter } = createContentServices(opened);
    await newsletter.subscribe({ email: 'Reader@Example.org', language: 'en', locale: 'en' });
    await newsletter.subscribe({ email: 'reader@example.org', language: 'zh-Hans', locale: 'zh' });
    const rows = await opened.database.selectFrom('subscribers').select(['email', 'language']).execute();
    expect(rows).toEqual([{ email: 'Reader@Example.org', language: 'en' }]);
  });
});
