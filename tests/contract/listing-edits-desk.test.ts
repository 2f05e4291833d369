import { expect, it } from 'vitest';
import type {
  EditableListing,
  EditCheck,
  StaleEdit,
} from '#features/listing/catalogue-editing/model/listing-edit.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { drawLogo } from '../support/submission-world.ts';

describeOnEachEngine('edits of listed items over HTTP', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { hid } = await opened.database
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
    const text = { dapp_hid: hid, locale: 'en', title: 'Lagoon', desc: 'Swaps.' };
    await opened.database.insertInto('dapp_texts').values(text).execute();
    await opened.database.insertInto('dapp_categories').values({ dapp_hid: hid, category_hid: 1 }).execute();
    await opened.database.insertInto('dapp_chains').values({ dapp_hid: hid, chain_hid: 1 }).execute();
    const mara = await desk.signIn('editor', 'Mara');
    const jonas = await desk.signIn('reviewer', 'Jonas');
    const path = `/api/desk/listings/dapp-${hid}`;
    const load = async () => (await (await mara.get(path)).json()) as EditableListing;
    return { ...desk, mara, jonas, path, load };
  }

  it('answers a save of an older version with 409, who saved, and both versions', async () => {
    const { mara, jonas, path, load } = await prepare();
    const { seen, draft } = await load();
    const edit = (url: string) => ({ seen, draft: { ...draft, url }, confirmed: [] });
    const saved = await jonas.post(`${path}/edits`, edit('https://jonas.example'));
    expect(saved.status).toBe(200);
    expect(((await saved.json()) as EditableListing).draft).toMatchObject({ url: 'https://jonas.example' });
    const stale = await mara.post(`${path}/edits`, edit('https://mara.example'));
    expect(stale.status).toBe(409);
    const { message, theirs, changes } = (await stale.json()) as StaleEdit;
    expect(message).toMatch(
      /^jonas@example\.org changed this in the meantime\. Your version is kept, but not saved/,
    );
    expect(theirs.draft).toMatchObject({ url: 'https://jonas.example' });
    expect(changes).toEqual([{ field: 'url', from: 'https://jonas.example', to: 'https://mara.example' }]);
  });

  it('answers an edit with errors, or with findings that nobody has confirmed, with 422 and the fields', async () => {
    const { mara, path, load } = await prepare();
    const { seen, draft } = await load();
    const edit = async (url: string, confirmed: string[] = []) => {
      const answer = await mara.post(`${path}/edits`, { seen, draft: { ...draft, url }, confirmed });
      return { status: answer.status, body: (await answer.json()) as EditCheck };
    };
    expect(await edit('no link')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'url', code: 'url' }], findings: [] },
    });
    const asked = await edit('https://nowhere.invalid');
    expect(asked).toMatchObject({
      status: 422,
      body: { findings: [{ code: 'site-unreachable', path: 'url' }] },
    });
    const keys = asked.body.findings.map(({ key }) => key);
    expect((await edit('https://nowhere.invalid', keys)).status).toBe(200);
  });

  it('takes a logo of the right size and says what is wrong with another', async () => {
    const { mara, path, load } = await prepare();
    const send = async (bytes: Buffer) =>
      mara.post('/api/desk/listings/logos', bytes, { 'content-type': 'application/octet-stream' });
    const stored = await send(await drawLogo(77));
    expect(stored.status).toBe(200);
    const { id } = (await stored.json()) as { id: string };
    const { seen, draft } = await load();
    const saved = await mara.post(`${path}/edits`, { seen, draft: { ...draft, icon: id }, confirmed: [] });
    expect(saved.status).toBe(200);
    expect(((await saved.json()) as EditableListing).draft.icon).toBe(`/files/${id}.png`);
    const refused = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(refused.status).toBe(400);
    expect(((await refused.json()) as { message: string }).message).toMatch(/JPG or PNG, 400 × 400 px/);
  });
});
