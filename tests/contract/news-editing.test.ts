import { expect, it } from 'vitest';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import { requireLanguages } from '#features/team/editing/server/require-languages.ts';
import { newsPort } from '#features/site/content-editing/server/news/news-port.ts';
import type { ApiLanguage } from '#i18n/api-language.ts';
import { createNews } from '#features/core/news/server/news.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, mara, newsBody } from '../support/editing-world.ts';

const publish = { name: 'publish', until: null } as const;

describeOnEachEngine('editing news', (open) => {
  async function prepare() {
    const opened = await open();
    return { opened, ...createEditingWorld(opened) };
  }

  it('pins a news item until the end of a day, and takes it off by itself', async () => {
    const { opened, clock, editing, act } = await prepare();
    const facts = { kind: 'warning', pinnedUntil: '2026-11-24' };
    const body = newsBody('Fake apps', { facts });
    const id = await editing.create({ kind: 'news', body, person: mara });
    await act(id, publish);
    const news = createNews(opened);
    expect(await news.findPinnedNews('en')).toMatchObject({ title: 'Fake apps', kind: 'warning' });
    clock.ms = Date.parse('2026-11-24T23:59:59.000Z');
    expect(await editing.runDue()).toBe(0);
    clock.ms = Date.parse('2026-11-25T00:00:00.000Z');
    const before = await getContentRevision(opened.database);
    expect(await editing.runDue()).toBe(1);
    expect(await getContentRevision(opened.database)).toBe(before + 1);
    expect(await news.findPinnedNews('en')).toBeUndefined();
    expect(await news.listNews({ start: 0, count: 5, language: 'en' })).toMatchObject([
      { title: 'Fake apps' },
    ]);
    // Publishing it again does not bring back a day that has passed.
    await act(id, publish);
    expect(await news.findPinnedNews('en')).toBeUndefined();
    expect(await editing.runDue()).toBe(0);
  });

  it('lists the entries of one choice only', async () => {
    const { editing, act } = await prepare();
    const company = await editing.create({ kind: 'news', body: newsBody('Tide tables'), person: mara });
    const facts = { kind: 'release', pinnedUntil: '' };
    const release = await editing.create({
      kind: 'news',
      body: newsBody('Version 4', { facts }),
      person: mara,
    });
    const listed = async (choice: string) => {
      const { data } = await editing.list('news', { choice, page: 1, perPage: 10 });
      return data.map(({ id }) => id);
    };
    expect([await listed('company'), await listed('release')]).toEqual([[company], [release]]);
    await act(company, { name: 'save', body: newsBody('Tide tables', { facts }), current: [] });
    expect([await listed('company'), (await listed('release')).length]).toEqual([[], 2]);
  });

  it('requires the languages of the brand, and visitors of others read the nearest', async () => {
    const opened = await open();
    const { editing, act } = createEditingWorld(opened, requireLanguages([newsPort], ['ko', 'ja']));
    const text = (title: string) => ({ title, desc: title, content: title });
    const create = (texts: ContentBody['texts']) =>
      editing.create({ kind: 'news', body: newsBody('', { texts }), person: mara });
    const id = await create({ ko: text('조수') });
    await expect(act(id, publish)).rejects.toThrow(
      'Title is missing in Japanese. Summary is missing in Japanese. Text is missing in Japanese.',
    );
    const whole = await create({ ko: text('조수'), ja: text('潮') });
    await act(whole, publish);
    const news = createNews(opened);
    const titles = async (language: ApiLanguage) => {
      const items = await news.listNews({ start: 0, count: 5, language });
      return items.map(({ title, lang }) => [title, lang]);
    };
    expect([await titles('ko'), await titles('ja'), await titles('en')]).toEqual([
      [['조수', undefined]],
      [['潮', undefined]],
      [[expect.stringMatching(/조수|潮/), expect.stringMatching(/ko|ja/)]],
    ]);
    const [counts] = await editing.counts();
    expect(counts?.kind.requiredLanguages).toEqual(['ko', 'ja']);
  });
});
