import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { newsBody } from '../support/editing-world.ts';

interface Answer {
  id: number | string;
  version: number;
  message: string;
  path: string;
  theirs: { title: string };
  yours: unknown;
  total: number;
  data: { id: string }[];
}

describeOnEachEngine('contents at the desk', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor', 'Mara');
    const post = async (path: string, body: unknown, caller: Caller = editor) => {
      const response = await caller.post(`/api/desk/content/${path}`, body);
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const preview = async (body: unknown, more: object = {}) => {
      const made = await post('news/previews', { body, locale: 'en', theme: 'light', ...more });
      if (made.status !== 200) return made;
      const response = await editor.get(`/api/desk/previews/${made.body.id}`);
      return { ...made, response, text: await response.text() };
    };
    return { ...desk, opened, editor, post, preview };
  }

  it('answers a stale save with 409 and both versions', async () => {
    const { post, signIn } = await prepare();
    const jonas = await signIn('editor', 'Jonas');
    const { body: made } = await post('news', { body: newsBody('Tide tables') });
    const save = (title: string) => ({ version: 1, action: { name: 'save', body: newsBody(title) } });
    expect((await post(`news/${made.id}/actions`, save('By Jonas'), jonas)).status).toBe(200);
    const refused = await post(`news/${made.id}/actions`, save('By Mara'));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/^Jonas changed this in the meantime/);
    expect(refused.body.theirs.title).toBe('By Jonas');
    expect(refused.body.yours).toEqual(newsBody('By Mara'));
  });

  it('previews a draft as its page, with the draft in the lists around it, and stores nothing', async () => {
    const { preview, opened } = await prepare();
    const shown = await preview(newsBody('Tide tables'), { theme: 'dark' });
    if (!('text' in shown)) throw new Error('no preview');
    expect(shown.body.path).toMatch(/^\/en\/news\/\d+$/);
    expect(shown.text).toContain('data-theme="dark"');
    expect(shown.text).toContain('Tide tables');
    expect(shown.response.headers.get('content-security-policy')).toMatch(
      /default-src 'none';.*frame-ancestors 'self'; sandbox allow-same-origin$/,
    );
    expect(shown.text).not.toContain('<script');
    for (const table of ['news', 'content_entries'] as const)
      expect(await opened.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('previews hostile Markdown without HTML, scripts or their addresses', async () => {
    const { preview } = await prepare();
    const content = [
      '<script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[a](javascript:alert(1)) [b](data:text/html,x) ![c](https://evil.example/x.png)',
      `${'> '.repeat(12)}deep`,
    ].join('\n\n');
    const body = newsBody('Tide tables');
    body.texts.en = { ...body.texts.en, content };
    const shown = await preview(body);
    if (!('text' in shown)) throw new Error('no preview');
    expect(shown.text).not.toMatch(/onerror|javascript:|data:text|evil\.example/);
  });

  it('previews a language that is not ready as visitors will get it: in the nearest one', async () => {
    const { preview } = await prepare();
    const body = newsBody('Tide tables', { drafts: ['es'] });
    body.texts.es = { title: 'Mareas', desc: 'd', content: 'c' };
    const shown = await preview(body, { locale: 'es' });
    if (!('text' in shown)) throw new Error('no preview');
    expect(shown.text).toContain('Tide tables');
    expect(shown.text).not.toContain('Mareas');
  });

  it('gives a preview to the person who asked for it alone', async () => {
    const { preview, signIn } = await prepare();
    const jonas = await signIn('editor', 'Jonas');
    const shown = await preview(newsBody('Tide tables'));
    expect((await jonas.get(`/api/desk/previews/${shown.body.id}`)).status).toBe(404);
  });

  it.each([
    [
      'a text of a megabyte',
      { texts: { en: { title: 'x'.repeat(1_000_000) } }, facts: {} },
      400,
      /Title has 1,000,000 characters/,
    ],
    ['more than three megabytes', newsBody('x'.repeat(1_000_000)), 413, /larger than/],
    ['a language that there is not', { texts: { xx: {} }, facts: {} }, 400, /does not have this language/],
    ['a body that is a text', 'x', 400, /body/],
  ])('refuses %s with a sentence', async (...[, body, status, message]) => {
    const { post } = await prepare();
    const refused = await post('news', { body });
    expect(refused.status).toBe(status);
    expect(refused.body.message).toMatch(message);
  });

  it('answers for an unknown kind, entry and version with 404', async () => {
    const { post, editor } = await prepare();
    expect((await post('spells', { body: newsBody('x') })).status).toBe(404);
    expect((await editor.get('/api/desk/content/news/99')).status).toBe(404);
    const { body } = await post('news', { body: newsBody('Tide tables') });
    expect((await editor.get(`/api/desk/content/news/${body.id}/versions/7`)).status).toBe(404);
  });

  it('lists kinds with their counts, and entries by state', async () => {
    const { post, editor } = await prepare();
    await post('news', { body: newsBody('Tide tables') });
    const read = async (path: string) => (await editor.get(`/api/desk/${path}`)).json() as Promise<Answer>;
    expect((await read('content/news?state=draft')).total).toBe(1);
    expect((await read('content/news?state=published')).total).toBe(0);
    const { data } = await read('content-kinds');
    expect(data[0]).toMatchObject({ id: 'news', states: { draft: 1 } });
    expect(data.map(({ id }) => id)).toEqual([
      'news',
      'tutorial',
      'banner',
      'activity',
      'ad',
      'notice',
      'milestone',
      'newsletter',
    ]);
  });
});
