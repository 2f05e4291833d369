import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { NewsItemData } from '#features/core/news/view/item/news-item-page.tsx';
import { createNews } from '#features/core/news/server/news.ts';
import { newsPort } from '#features/site/content-editing/server/news/news-port.ts';
import { tutorialPort } from '#features/site/content-editing/server/news/tutorial-port.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { createTestApi } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createEditingWorld, mara, newsBody, start } from '../support/editing-world.ts';

/** A picture that no other test has. */
const draw = (width: number, height: number) => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
};
const hashOf = (address: string) => address.slice('/files/'.length, -'.jpg'.length);
const publish = { name: 'publish', until: null } as const;

/** A news item with a cover, described in both languages. */
function bodyWith(cover: string, alts = { en: 'A lighthouse at dusk', zh: '黄昏的灯塔' }) {
  const { texts, ...body } = newsBody('Harbor lights', {
    facts: { kind: 'company', pinnedUntil: '', cover },
  });
  return {
    ...body,
    texts: { en: { ...texts.en, coverAlt: alts.en }, zh: { ...texts.zh, coverAlt: alts.zh } },
  };
}

describeOnEachEngine('covers of news and tutorials', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const world = createEditingWorld(opened, [newsPort, tutorialPort]);
    const upload = async (width = 1600, height = 1200, kind = 'news') =>
      world.editing.storePicture({
        kind,
        field: 'cover',
        bytes: await draw(width, height),
        person: mara,
      });
    const create = (body: object, kind = 'news') => world.editing.create({ kind, body, person: mara });
    return { ...world, opened, news: createNews(opened), upload, create };
  }

  it('are shown and described in each language from the publication on, by the content API too', async () => {
    const { opened, news, act, upload, create } = await prepare();
    const src = await upload();
    const id = await create(bodyWith(src));
    expect((await findFile(opened.database, hashOf(src)))?.isPublic).toBe(false);
    await act(id, publish);
    const file = await findFile(opened.database, hashOf(src));
    expect(file?.isPublic).toBe(true);
    const cover = {
      ...{ src, width: 1200, height: 630, bytes: file?.bytes.length, alt: 'A lighthouse at dusk' },
      narrower: [480, 960].map((width) => ({ src: expect.stringMatching(/^\/files\//) as string, width })),
    };
    expect(await news.findNews(1, 'en')).toMatchObject({ image_url: src, cover });
    const [inChinese] = await news.listNews({ start: 0, count: 5, language: 'zh-Hans' });
    expect(inChinese?.cover).toEqual({ ...cover, alt: '黄昏的灯塔' });
    const answer = await createTestApi(opened).request('/v1/news/1?lang=en');
    const { data } = (await answer.json()) as { data: object };
    expect(data).toMatchObject({
      image_url: src,
      image_alt: 'A lighthouse at dusk',
      image_width: 1200,
      image_height: 630,
    });
    expect(data).not.toHaveProperty('cover');
  });

  it('are stored in less width too, which visitors read from the publication on', async () => {
    const { opened, news, act, upload, create, clock, editing } = await prepare();
    const id = await create(bodyWith(await upload()));
    // Files that nothing uses are deleted after a day; these belong to their picture.
    clock.ms += 48 * 3_600_000;
    await deleteOrphanFiles(opened.database, new Date(clock.ms));
    await act(id, publish);
    const { narrower = [] } = (await news.findNews(1, 'en'))?.cover ?? {};
    expect(narrower.map(({ width }) => width)).toEqual([480, 960]);
    for (const { src, width } of narrower) {
      const file = await findFile(opened.database, hashOf(src));
      expect(file?.isPublic).toBe(true);
      const drawn = await sharp(Buffer.from(file!.bytes)).metadata();
      expect([drawn.width, drawn.height]).toEqual([width, Math.round((width * 630) / 1200)]);
    }
    expect((await editing.get('news', id)).state).toBe('published');
  });

  it('are deleted with their narrower files when no version uses them', async () => {
    const { opened, upload } = await prepare();
    await upload();
    const later = new Date(start + 48 * 3_600_000);
    expect(await deleteOrphanFiles(opened.database, later), 'the whole, its part, and two widths').toBe(4);
    for (const table of ['files', 'picture_widths'] as const)
      expect(await opened.database.selectFrom(table).select('sha256').execute()).toEqual([]);
  });

  it('keep the size of their file where it is smaller than their field', async () => {
    const { news, act, upload, create } = await prepare();
    await act(await create(bodyWith(await upload(600, 315))), publish);
    const cover = (await news.findNews(1, 'en'))?.cover;
    expect(cover).toMatchObject({ width: 600, height: 315, narrower: [{ width: 480 }] });
  });

  it('give way to the chart when they are removed', async () => {
    const { news, act, upload, create } = await prepare();
    const id = await create(bodyWith(await upload()));
    await act(id, publish);
    await act(id, { ...publish, body: bodyWith('') });
    const item = await news.findNews(1, 'en');
    expect(item).toMatchObject({ image_url: '/charts/light/cover-1.svg' });
    expect(item).not.toHaveProperty('cover');
  });

  it('cannot be published without a description in a language that visitors get', async () => {
    const { act, upload, create, editing } = await prepare();
    const src = await upload();
    const id = await create(bodyWith(src, { en: 'A lighthouse', zh: ' ' }));
    await expect(act(id, publish)).rejects.toThrow('What the cover shows is missing in Simplified Chinese.');
    const isDraft = { ...bodyWith(src, { en: '', zh: '灯塔' }), drafts: ['en'] };
    await act(id, { name: 'save', body: isDraft, current: [] });
    await expect(act(id, publish)).rejects.toThrow(
      'English is marked as a draft. It is required for publishing.',
    );
    expect((await editing.get('news', id)).state).toBe('draft');
  });

  it('of a tutorial are on its page, and in the lists that lead to it', async () => {
    const { news, act, upload, create } = await prepare();
    const src = await upload(1600, 1200, 'tutorial');
    const text = (title: string, coverAlt: string) => ({ title, body: 'Text', coverAlt });
    const body = {
      texts: { en: text('Wallets', 'A key'), zh: text('钱包', '钥匙') },
      facts: { minutes: 3, position: 0, cover: src },
    };
    await act(await create(body, 'tutorial'), publish, 'tutorial');
    expect((await news.findTutorial(1, 'en'))?.cover).toMatchObject({ src, alt: 'A key' });
    expect((await news.listTutorials('zh'))[0]?.cover).toMatchObject({ src, alt: '钥匙' });
  });

  it('are in the preview of a draft, which visitors do not see', async () => {
    const { opened, upload, news } = await prepare();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor', 'Mara');
    const src = await upload();
    const request = { body: bodyWith(src), locale: 'en', theme: 'light' };
    const made = await editor.post('/api/desk/content/news/previews', request);
    const { id } = (await made.json()) as { id: string };
    const html = await (await editor.get(`/api/desk/previews/${id}`)).text();
    const { data } = JSON.parse(/\{"path".*\}\}/.exec(html)![0]) as { data: NewsItemData };
    expect(data.item.cover).toMatchObject({ src, alt: 'A lighthouse at dusk', width: 1200 });
    expect(await news.listNews({ start: 0, count: 5, language: 'en' })).toEqual([]);
  });
});
