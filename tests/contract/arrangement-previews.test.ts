import { expect, it } from 'vitest';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';

const seen = { locale: 'en', theme: 'light' } as const;

describeOnEachEngine('previews of what is no content', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor', 'Mara');
    const preview = async (kind: 'catalogue' | 'release', body: object) => {
      const answer = await editor.post(`/api/desk/${kind}-previews`, { ...body, ...seen });
      const made = (await answer.json()) as { id: string; path: string; anchor: string; message: string };
      if (answer.status !== 200) return { status: answer.status, ...made, text: '' };
      const page = await editor.get(`/api/desk/previews/${made.id}`);
      return { status: answer.status, ...made, text: await page.text() };
    };
    return { ...desk, ...opened, editor, preview };
  }
  const order = (text: string, ...words: string[]) => words.map((word) => text.indexOf(word));

  it('show the tabs of the store with another order and with other titles, and store nothing', async () => {
    const { editor, preview } = await prepare();
    const made = (await (
      await editor.post('/api/desk/categories', { titles: { en: 'Ferries' } })
    ).json()) as {
      id: number;
    };
    const shown = await preview('catalogue', { view: 'category-order', hids: [made.id, 1] });
    expect(shown).toMatchObject({ path: '/en/dappstore', anchor: 'categories' });
    const [ferries = 0, dex = 0] = order(shown.text, 'Ferries', 'DEX');
    expect(ferries).toBeLessThan(dex);
    const renamed = await preview('catalogue', { view: 'category', hid: made.id, titles: { en: 'Harbors' } });
    expect(renamed.text).toContain('Harbors');
    expect(renamed.text).not.toContain('Ferries');
    const fresh = await preview('catalogue', { view: 'category', hid: null, titles: { en: 'Locks' } });
    expect(fresh.text).toContain('Locks');
    const { data } = (await (await editor.get('/api/desk/categories')).json()) as { data: { id: number }[] };
    expect(data.map(({ id }) => id)).toEqual([1, made.id]);
  });

  it('show the hot category in another order', async () => {
    const { preview, database } = await prepare();
    const [lagoon, delta] = await listNow(database, [newDapp('Lagoon'), newDapp('Delta')]);
    const row = { m_index: 0, category_type: 0, icon: 'flame', titles: JSON.stringify({ en: 'Hot' }) };
    await database
      .insertInto('categories')
      .values({ ...row, hid: 99_998 })
      .execute();
    const shown = await preview('catalogue', { view: 'hot-list', hids: [delta, lagoon] });
    const { text } = shown;
    expect(text).toContain('"total":2');
    const [first = 0, second = 0] = order(text, '"title":"Delta"', '"title":"Lagoon"');
    expect(first).toBeLessThan(second);
    expect((await preview('catalogue', { view: 'hot-list', hids: [] })).text).toContain('"total":0');
  });

  it('show a DApp of a changed network, and say so where there is none', async () => {
    const { preview, database } = await prepare();
    const change = {
      view: 'network',
      hid: 1,
      title: 'Harbor Chain',
      short: 'HBR',
      icon: '',
      explorer: null,
      isListed: true,
    };
    expect(await preview('catalogue', change)).toMatchObject({
      status: 409,
      message: expect.stringContaining('No listed DApp is on this network'),
    });
    await listNow(database, [newDapp('Lagoon', { chainHids: [1] })]);
    const shown = await preview('catalogue', change);
    expect(shown).toMatchObject({ status: 200, anchor: 'networks' });
    expect(shown.text).toContain('Harbor Chain');
  });

  it('show a release on its download page and in version verification', async () => {
    const { preview, editor } = await prepare();
    const file = { name: 'tideport-9.0.0.apk', sizeBytes: 5, sha256: 'c'.repeat(64) };
    const release = {
      platform: 'android',
      version: '9.0.0',
      released: '2026-11-20',
      file,
      notes: { en: 'New.' },
    };
    const download = await preview('release', { ...release, page: 'download' });
    expect(download).toMatchObject({ path: '/en/download/app', anchor: 'android' });
    expect(download.text).toContain('New.');
    const verify = await preview('release', { ...release, page: 'verify' });
    expect(verify).toMatchObject({ path: '/en/verify', anchor: 'published' });
    expect(verify.text).toContain(file.sha256);
    const withdrawn = { ...release, withdrawal: { day: '2026-11-21', reason: 'defect' } };
    expect((await preview('release', { ...withdrawn, page: 'download' })).text).not.toContain('New.');
    expect((await preview('release', { ...withdrawn, page: 'verify' })).text).toContain('2026-11-21');
    expect(await (await editor.get('/api/desk/releases')).json()).toMatchObject({ total: 0 });
    expect((await preview('release', { ...release, version: 'nine', page: 'verify' })).status).toBe(400);
  });
});
