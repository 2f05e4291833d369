import { expect, it } from 'vitest';
import { seedBrandContent } from '#app/seed-brand-content.ts';
import { brand } from '#brand/brand.ts';
import { sentences } from '#brand/sentences.ts';
import { createNotices } from '#features/site/shell/server/notices.ts';
import { noticePort } from '#features/site/content-editing/server/site/notice-port.ts';
import { localeCodes } from '#i18n/locales.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createEditingWorld, mara, start } from '../support/editing-world.ts';

const bodyOf = (text: string, chinese = `${text}（中）`) => ({
  texts: { en: { text }, zh: { text: chinese } },
  drafts: [],
  facts: { url: 'https://help.tide.example/pause' },
});

describeOnEachEngine('the notice above the header', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const world = createEditingWorld(opened, [noticePort]);
    const now = () => new Date(world.clock.ms - 60_000);
    const startAgain = () =>
      seedBrandContent({ database: opened.database, now }, { brand, sentences, milestones: [] });
    await startAgain();
    const notices = createNotices(opened);
    const textIn = async (locale: 'en' | 'ru' | 'zh' = 'en') => (await notices.find(locale))?.text;
    const create = (text: string) =>
      world.editing.create({ kind: 'notice', body: bodyOf(text), person: mara });
    const brands = async () => (await world.editing.list('notice', { page: 1, perPage: 9 })).data.at(-1)!.id;
    return { ...world, opened, startAgain, notices, textIn, create, brands };
  }

  it('begins with the brand’s, in every language, with its link', async () => {
    const { notices } = await prepare();
    for (const locale of localeCodes) {
      const notice = await notices.find(locale);
      expect(notice).toEqual({
        id: expect.stringMatching(/^[\w-]{8}$/) as string,
        text: sentences.regionalNotice?.[locale],
        url: brand.links.regionalNotice,
      });
    }
  });

  it('is the one that was published last, and the earlier one again once that ends', async () => {
    const { create, act, textIn, clock, minutes, editing, notices } = await prepare();
    const before = await notices.find('en');
    const id = await create('Swaps pause on Friday.');
    await act(id, { name: 'schedule', from: minutes(10), until: minutes(20) }, 'notice');
    expect(await textIn()).toBe(before?.text);
    clock.ms = start + 10 * 60_000;
    await editing.runDue();
    expect(await textIn()).toBe('Swaps pause on Friday.');
    expect(await notices.find('ru')).toEqual({
      // Closed once, it stays closed in every language; another wording shows again.
      id: (await notices.find('zh'))?.id,
      text: 'Swaps pause on Friday.',
      url: 'https://help.tide.example/pause',
      lang: 'en',
    });
    expect((await notices.find('en'))?.id).not.toBe(before?.id);
    clock.ms = start + 20 * 60_000;
    await editing.runDue();
    expect(await notices.find('en')).toEqual(before);
  });

  it('is gone when it is taken down, and does not return at the next start', async () => {
    const { brands, act, notices, startAgain } = await prepare();
    await act(await brands(), { name: 'unpublish' }, 'notice');
    expect(await notices.find('en')).toBeNull();
    await startAgain();
    expect(await notices.find('en')).toBeNull();
  });

  it('is taken over by the desk unchanged', async () => {
    const { brands, act, notices } = await prepare();
    const before = await Promise.all(localeCodes.map((locale) => notices.find(locale)));
    await act(await brands(), { name: 'publish', until: null }, 'notice');
    expect(await Promise.all(localeCodes.map((locale) => notices.find(locale)))).toEqual(before);
  });

  it('is previewed above the home page; without a text the one that visitors see stays', async () => {
    const { opened, textIn } = await prepare();
    const editor = await (await createDesk(opened, assets())).signIn('editor', 'Mara');
    const preview = async (...texts: [string, string?]) => {
      const request = { body: bodyOf(...texts), locale: 'en', theme: 'light' };
      const made = await editor.post('/api/desk/content/notice/previews', request);
      const { id, path } = (await made.json()) as { id: string; path: string };
      const html = await (await editor.get(`/api/desk/previews/${id}`)).text();
      return { path, text: /"notice":\{"id":"[^"]+","text":"([^"]+)"/.exec(html)?.[1] };
    };
    expect(await preview('Swaps pause on Friday.')).toEqual({ path: '/en', text: 'Swaps pause on Friday.' });
    expect((await preview('', '')).text).toBe(await textIn());
  });
});
