import { expect, it } from 'vitest';
import { seedContent } from '#content/seed.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { PromotionCard } from '#features/core/news/model/promotion-card.ts';
import { promotionKinds } from '#features/site/content-editing/model/news/promotion-kinds.ts';
import { promotionPorts } from '#features/site/content-editing/server/news/promotion-port.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { loadPromotions } from '#routes/load-promotions.ts';
import type { Services } from '#routes/services.ts';
import { createContentServices, createTestApi, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createEditingWorld, mara, start } from '../support/editing-world.ts';
import { readEditorsContent } from '../support/part-of-content.ts';

const kinds = Object.keys(promotionKinds) as (keyof typeof promotionKinds)[];

const bodyOf = (title: string, facts: Partial<ContentBody['facts']> = {}): ContentBody => ({
  texts: { en: { title }, zh: { title: `${title}（中）` }, es: { title: `${title} (es)` } },
  drafts: [],
  facts: { url: 'https://tide.example/spring', position: 0, picture: '', ...facts } as ContentBody['facts'],
});

function pagesOf(opened: OpenDatabase) {
  const services = createContentServices(opened);
  const shown = { ...services, shown: services } as unknown as Services;
  return (kind: (typeof kinds)[number], locale: 'en' | 'es' | 'ru' = 'en') =>
    loadPromotions({ services: shown, locale }, kind);
}

describeOnEachEngine('promotions that editors write', (open) => {
  const assets = useDeskAssets();

  it.each(kinds)('%s: goes out and ends at its times, in the editors’ order', async (kind) => {
    const opened = await open();
    const { editing, act, clock, minutes } = createEditingWorld(opened, promotionPorts);
    const load = pagesOf(opened);
    const create = (title: string, position: number) =>
      editing.create({ kind, body: bodyOf(title, { position }), person: mara });
    const titles = async () => (await load(kind)).map(({ title }) => title);
    const second = await create('Second', 2);
    const first = await create('First', 1);
    await act(second, { name: 'publish', until: null }, kind);
    await act(first, { name: 'schedule', from: minutes(10), until: minutes(20) }, kind);
    expect(await titles()).toEqual(['Second']);
    clock.ms = start + 10 * 60_000;
    expect(await editing.runDue()).toBe(1);
    expect(await titles()).toEqual(['First', 'Second']);
    clock.ms = start + 20 * 60_000;
    await editing.runDue();
    expect(await titles()).toEqual(['Second']);
  });

  it('give pages every language that an editor wrote, and the content API its two', async () => {
    const opened = await open();
    const { editing, act } = createEditingWorld(opened, promotionPorts);
    const id = await editing.create({ kind: 'activity', body: bodyOf('Spring tide'), person: mara });
    await act(id, { name: 'publish', until: null }, 'activity');
    const load = pagesOf(opened);
    expect(await load('activity', 'es')).toEqual([
      {
        hid: 1,
        title: 'Spring tide (es)',
        image_url: '/charts/light/cover-1.svg',
        href: 'https://tide.example/spring',
        isOwn: false,
      },
    ]);
    expect((await load('activity', 'ru'))[0]).toMatchObject({ title: 'Spring tide', lang: 'en' });
    const api = createTestApi(opened);
    const titleIn = async (language: string) => {
      const answer = await api.request(`/v1/activity/list?lang=${language}`);
      return ((await answer.json()) as { data: object[] }).data;
    };
    const item = { id: 1, image_url: '/charts/light/cover-1.svg', url: 'https://tide.example/spring' };
    expect(await titleIn('es')).toEqual([{ ...item, title: 'Spring tide' }]);
    expect(await titleIn('zh-Hans')).toEqual([{ ...item, title: 'Spring tide（中）' }]);
  });

  it('cannot be published without a link, or with one that no browser opens', async () => {
    const { editing, act } = createEditingWorld(await open(), promotionPorts);
    const id = await editing.create({ kind: 'ad', body: bodyOf('Spring tide', { url: '' }), person: mara });
    await expect(act(id, { name: 'publish', until: null }, 'ad')).rejects.toThrow('Link is missing.');
    for (const url of ['javascript:alert(1)', '/hardware']) {
      const create = editing.create({ kind: 'ad', body: bodyOf('Spring tide', { url }), person: mara });
      await expect(create).rejects.toThrow(/^Link is not a web address\. Write the whole address/);
    }
  });

  it('of the demonstration are taken over unchanged: pages show the same before and after', async () => {
    const opened = await open();
    await seedContent({ ...opened, now: testNow, content: await readEditorsContent() });
    const load = pagesOf(opened);
    const before = await Promise.all(kinds.map((kind) => load(kind, 'ru')));
    const { editing, act } = createEditingWorld(opened, promotionPorts);
    for (const kind of kinds) {
      const { data } = await editing.list(kind, { page: 1, perPage: 50 });
      expect(data.length).toBeGreaterThanOrEqual(5);
      for (const { id } of data) await act(id, { name: 'publish', until: null }, kind);
    }
    expect(await Promise.all(kinds.map((kind) => load(kind, 'ru')))).toEqual(before);
  });

  it('are previewed on the home page, at their place among the others', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { editing, act } = createEditingWorld(opened, promotionPorts);
    const stored = await editing.create({
      kind: 'banner',
      body: bodyOf('Stored', { position: 5 }),
      person: mara,
    });
    await act(stored, { name: 'publish', until: null }, 'banner');
    const editor = await desk.signIn('editor', 'Mara');
    const preview = async (body: ContentBody, id?: number) => {
      const request = { body, locale: 'es', theme: 'light', ...(id && { id }) };
      const made = await editor.post('/api/desk/content/banner/previews', request);
      const { id: name, ...place } = (await made.json()) as { id: string; path: string; anchor: string };
      const page = await editor.get(`/api/desk/previews/${name}`);
      const html = await page.text();
      const { data } = JSON.parse(/\{"path".*\}\}/.exec(html)![0]) as { data: { banners: PromotionCard[] } };
      return { place, titles: data.banners.map(({ title }) => title) };
    };
    expect(await preview(bodyOf('Draft', { position: 4 }))).toEqual({
      place: { path: '/es', anchor: 'banners' },
      titles: ['Draft (es)', 'Stored (es)'],
    });
    expect((await preview(bodyOf('Changed', { position: 9 }), stored)).titles).toEqual(['Changed (es)']);
    expect((await preview(bodyOf('Without a link', { url: '' }))).titles).toEqual(['Stored (es)']);
  });
});
