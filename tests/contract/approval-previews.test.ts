import { expect, it } from 'vitest';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { findFile } from '#platform/files/find-file.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';

describeOnEachEngine('previews of submissions over HTTP', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const id = await desk.send('Lagoon');
    await opened.database
      .updateTable('submissions')
      .set({ state: 'in-review' })
      .where('id', '=', id)
      .execute();
    const ana = await desk.signIn('reviewer');
    const ask = (more: object = {}) =>
      ana.post(`/api/desk/submissions/${id}/previews`, {
        view: 'card',
        locale: 'en',
        theme: 'light',
        ...more,
      });
    const show = async (more: object = {}) => {
      const answer = await ask(more);
      expect(answer.status).toBe(200);
      const place = (await answer.json()) as { id: string; path: string; anchor?: string };
      const page = await (await ana.get(`/api/desk/previews/${place.id}`)).text();
      return { ...place, page };
    };
    return { ...desk, ...opened, id, ana, ask, show };
  }

  it('draws the card and the page that an approval would list, with the logo, and stores nothing', async () => {
    const { show, database } = await prepare();
    const revision = await getContentRevision(database);
    const card = await show();
    expect(card).toMatchObject({ path: '/en/dappstore?key=Lagoon', anchor: 'store-list' });
    expect(card.page).toContain('Swap tokens in shallow and deep pools.');
    expect(card.page).toContain('data:image/png;base64,');
    const own = await show({ view: 'page', theme: 'dark' });
    expect(own.path).toMatch(/^\/en\/dappstore\/detail\?id=\d+$/);
    expect(own.page).toContain('0x5FbDB2315678afecb367f032d93F642f64180aa3');
    expect(own.page).toContain('data-theme="dark"');
    for (const table of ['dapps', 'dapp_texts', 'audit_log'] as const) {
      const rows = await database.selectFrom(table).selectAll().execute();
      expect(rows.filter((row) => !('area' in row) || row.area === 'listing')).toEqual([]);
    }
    expect(await getContentRevision(database)).toBe(revision);
    const { sha256 } = await database
      .selectFrom('submission_files')
      .select('sha256')
      .where('role', '=', 'icon')
      .executeTakeFirstOrThrow();
    expect((await findFile(database, sha256))?.isPublic).toBe(false);
  });

  it('draws what is listed once it is approved, and says when it is no longer listed', async () => {
    const { show, ask, ana, id, database } = await prepare();
    const { version } = (await (await ana.get(`/api/desk/submissions/${id}`)).json()) as { version: number };
    const note = 'Looked at by hand.';
    const action = { name: 'approve', note };
    expect((await ana.post(`/api/desk/submissions/${id}/actions`, { version, action })).status).toBe(200);
    await database.updateTable('dapp_texts').set({ title: 'Lagoon Two' }).execute();
    await database.updateTable('content_revision').set({ revision: 99 }).execute();
    expect((await show()).path).toBe('/en/dappstore?key=Lagoon+Two');
    await database.updateTable('dapps').set({ listed: 0 }).execute();
    expect((await ask()).status).toBe(404);
  });

  it('says why nothing can be drawn: the site is listed in this language already', async () => {
    const { ask, database } = await prepare();
    const { hid } = await database
      .insertInto('dapps')
      .values({
        title: 'Lagoon',
        url: 'https://lagoon.example',
        url_key: 'lagoon.example',
        icon_url: '',
        address: '',
        tp_connect: 'both',
        audit_url: null,
        hot: 0,
        source: 'import',
        listed: 1,
        create_time: '2026-01-01T00:00:00.000Z',
      })
      .returning('hid')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('dapp_texts')
      .values({ dapp_hid: hid, locale: 'en', title: 'Lagoon', desc: 'Swaps.' })
      .execute();
    const refused = await ask();
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('already listed in this language');
  });
});
