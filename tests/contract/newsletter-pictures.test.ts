import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createIssueWorld, editor } from '../support/issue-world.ts';
import { publicOrigin } from '../support/mail-world.ts';

describeOnEachEngine('pictures of a newsletter issue', (open) => {
  async function prepare() {
    const world = await createIssueWorld(await open());
    const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#0b5a7c' } })
      .jpeg()
      .toBuffer();
    const request = { kind: 'newsletter', field: 'text', person: editor };
    const address = await world.editing.storePicture({ ...request, bytes });
    const [path = ''] = address.split('#');
    const text = (alt: string) => ({ subject: 'Tide tables', text: `Before.\n\n![${alt}](${address})` });
    return { ...world, path, text };
  }

  test('are in the HTML under one address for all readers, and in the plain text as what they show', async () => {
    const { text, path, database, join, write, act, run, server } = await prepare();
    await join([
      ['ana@example.org', 'en'],
      ['ben@example.org', 'en'],
    ]);
    const { id } = await write({ en: text('A harbor at night') });
    const hash = path.slice('/files/'.length).split('.')[0]!;
    expect((await findFile(database, hash))?.isPublic).toBe(true);
    await act(id, { name: 'start' });
    await run();
    expect(server.mails).toHaveLength(2);
    for (const { html = '', text: plain } of server.mails) {
      expect([...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
        publicOrigin + path,
      ]);
      expect(html).toMatch(/<img[^>]*alt="A harbor at night" width="510" height="383"/);
      expect(html).not.toContain('<link');
      expect(plain).toContain('A harbor at night');
      expect(plain).not.toContain('/files/');
    }
  });

  test('are read from the desk in a preview, which has those of drafts', async () => {
    const { text, path, issues } = await prepare();
    const body = { texts: { en: text('A harbor') }, drafts: [], facts: { fallback: 'en' } };
    const { html } = await issues.preview({ body, locale: 'en', theme: 'light' });
    expect(html).toContain(`src="${path}"`);
  });

  test('keep an issue from being ready while one has no alternative text, or is from elsewhere', async () => {
    const { text, write } = await prepare();
    await expect(write({ en: text('') })).rejects.toThrow('A picture has no alternative text.');
    const foreign = { subject: 'Tide tables', text: '![A pixel](https://tracker.example/1.gif)' };
    await expect(write({ en: foreign })).rejects.toThrow('is not stored on this site');
  });
});
