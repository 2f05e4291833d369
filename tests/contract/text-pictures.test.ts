import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createEditingWorld, mara, newsBody, start } from '../support/editing-world.ts';

const hour = 3_600_000;

/** A picture that no other test has. */
const draw = (width: number, height: number) => {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
};

describeOnEachEngine('pictures in the text of a news item', (open) => {
  const textWith = (markdown: string, more = {}) => ({
    ...newsBody('Harbor lights'),
    texts: {
      en: { title: 'Harbor lights', desc: 'In short', content: `Before.\n\n${markdown}\n\nAfter.` },
      zh: { title: '港口', desc: '摘要', content: '正文' },
      ...more,
    },
  });

  async function write() {
    const opened = await open();
    const world = createEditingWorld(opened);
    const upload = async (width = 1200, height = 900) =>
      world.editing.storePicture({
        kind: 'news',
        field: 'content',
        bytes: await draw(width, height).jpeg().toBuffer(),
        person: mara,
      });
    const create = (body: object) => world.editing.create({ kind: 'news', body, person: mara });
    const isPublic = async (address: string) =>
      (await findFile(opened.database, fileHashOf(address)))?.isPublic;
    const sweep = (hours: number) => deleteOrphanFiles(opened.database, new Date(start + hours * hour));
    return { ...world, database: opened.database, upload, create, isPublic, sweep };
  }
  const fileHashOf = (address: string) => /[0-9a-f]{64}/.exec(address)![0];

  it('are whole, scaled to the column, and their address names their size; a part can be chosen', async () => {
    const { upload, editing, database } = await write();
    const wide = await upload(2400, 1800);
    expect(wide).toMatch(/^\/files\/[0-9a-f]{64}\.jpg#960x720$/);
    expect(await findFile(database, fileHashOf(wide))).toMatchObject({ isPublic: false });
    expect(await upload(1080, 2340)).toMatch(/#665x1440$/);
    const request = { kind: 'news', field: 'content', hash: fileHashOf(wide), person: mara };
    const area = { left: 0, top: 0, width: 1600, height: 900 };
    expect(await editing.cutAgain({ ...request, area })).toMatch(/\.jpg#960x540$/);
  });

  it('are public from the publication of their language on, and kept with every version', async () => {
    const { upload, create, act, isPublic, sweep, editing } = await write();
    const [shown, draft, unused] = [await upload(), await upload(), await upload()];
    const es = { title: 'Luces', desc: 'Breve', content: `![Faro](${draft})` };
    const body = { ...textWith(`![A lighthouse](${shown})`, { es }), drafts: ['es'] };
    const id = await create(body);
    expect(await isPublic(shown)).toBe(false);
    await act(id, { name: 'publish', until: null });
    expect(await isPublic(shown)).toBe(true);
    expect(await isPublic(draft)).toBe(false);
    await act(id, { name: 'save', body: textWith('No picture.'), current: [] });
    await act(id, { name: 'publish', until: null });
    await sweep(48);
    expect(await isPublic(shown)).toBe(true);
    expect(await isPublic(draft)).toBe(false);
    expect(await isPublic(unused)).toBeUndefined();
    await act(id, { name: 'restore', number: 1 });
    expect((await editing.get('news', id)).body.texts.es?.['content']).toContain(draft);
  });

  it.each([
    ['without an alternative text', (own: string) => `![](${own})`, 'has no alternative text'],
    ['from another site', () => '![A boat](https://x.example/boat.png)', 'is not stored on this site'],
  ])('are not published %s', async (_name, markdownOf, sentence) => {
    const { upload, create, act, editing } = await write();
    const id = await create(textWith(markdownOf(await upload())));
    await expect(act(id, { name: 'publish', until: null })).rejects.toThrow(sentence);
    expect((await editing.get('news', id)).state).toBe('draft');
  });

  it('are refused in a text when they are no longer stored, naming the field and the language', async () => {
    const { create } = await write();
    const gone = `/files/${'b'.repeat(64)}.jpg#960x540`;
    await expect(create(textWith(`![A boat](${gone})`))).rejects.toThrow(
      'Text, English: this file is no longer stored.',
    );
  });
});
