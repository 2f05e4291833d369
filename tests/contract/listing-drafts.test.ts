import { expect, it } from 'vitest';
import { emptyListings, newHid } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDraftWorld, from, quay } from '../support/draft-world.ts';
import { jonas, mara } from '../support/listing-world.ts';

describeOnEachEngine('items that are prepared at the desk', (open) => {
  const prepare = async () => createDraftWorld(await open());

  it('are stored as they are, with what the checks say, and no visitor sees them', async () => {
    const { create, drafts, found, database, editing, idOf } = await prepare();
    const revision = await database.selectFrom('content_revision').selectAll().execute();
    const item = await create({ ...emptyListings.dapp, texts: quay.texts });
    expect(item).toMatchObject({ kind: 'dapp', hid: newHid, name: 'Quayline', draft: { texts: quay.texts } });
    expect(item.plan).toMatchObject({ state: 'draft', from: null, by: mara.email });
    expect(item.plan?.found.issues.map(({ path }) => path)).toContain('url');
    const { data, total } = await drafts.list({ page: 1, perPage: 10 });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ id: idOf(item), name: 'Quayline', state: 'draft', by: mara.email });
    expect(await found()).toEqual([]);
    expect(await database.selectFrom('content_revision').selectAll().execute()).toEqual(revision);
    const shown = await drafts.preview({ id: idOf(item), draft: item.draft, person: jonas });
    expect(shown).toMatchObject({ entry: { row: { title: 'Quayline' } } });
    expect(await editing.get({ kind: 'dapp', hid: newHid })).toMatchObject({ plan: null });
  });

  it('keep their logo for as long as they exist, and take none of another person', async () => {
    const { create, whole, drafts, database, clock, idOf, change } = await prepare();
    const item = await create(whole);
    clock.time = new Date('2026-11-25T10:00:00Z');
    await deleteOrphanFiles(database, clock.time);
    const check = await drafts.check({ id: idOf(item), draft: whole, person: jonas });
    expect(check.issues).toEqual([]);
    const stolen = await drafts.create({ kind: 'dapp', hid: newHid, draft: whole, person: jonas });
    expect(stolen).toMatchObject({ kind: 'refused', check: { issues: [{ path: 'icon', code: 'logo' }] } });
    await change(item, { name: 'delete' });
    expect(await deleteOrphanFiles(database, clock.time)).toBe(1);
  });

  it('are changed by one person at a time', async () => {
    const { create, whole, change, drafts, idOf, baseOf } = await prepare();
    const item = await create(whole);
    const texts = { en: { title: 'Quayside', desc: 'Swaps.' } };
    const save = { name: 'save', seen: item.seen, draft: { ...whole, texts } } as const;
    expect(await change(item, save, jonas)).toMatchObject({ kind: 'stored' });
    expect((await drafts.get(idOf(item))).plan?.by).toBe(jonas.email);
    expect(await change(item, { ...save, draft: whole })).toMatchObject({
      kind: 'stale',
      changes: [{ field: 'texts.en.title', from: 'Quayside', to: 'Quayline' }, { field: 'texts.en.desc' }],
    });
    const listed = {
      id: idOf(item),
      draft: whole,
      seen: item.seen,
      base: baseOf(item),
      confirmed: [],
      person: mara,
    };
    expect(await drafts.publish(listed)).toMatchObject({ kind: 'stale' });
  });

  it('are listed by a person with the checks and confirmations of adding, and are then gone', async () => {
    const { create, named, drafts, idOf, baseOf, keysOf, acts, editing } = await prepare();
    const item = await create(named);
    const request = { id: idOf(item), draft: named, seen: item.seen, base: baseOf(item), person: jonas };
    expect(await drafts.publish({ ...request, confirmed: [] })).toMatchObject({ kind: 'refused' });
    const outcome = await drafts.publish({ ...request, confirmed: keysOf(item) });
    if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
    const listed = await editing.get({ kind: 'dapp', hid: outcome.hid });
    expect(listed).toMatchObject({ name: 'Curve', versions: [{ act: 'added', by: jonas.email }] });
    expect(await acts()).toEqual(['add', 'save-draft']);
    await expect(drafts.get(idOf(item))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('prepare a token and an NFT collection in the same way', async () => {
    const { create, upload, keysOf, schedule, run, database } = await prepare();
    const shared = {
      texts: { en: { description: 'Pays for a place at the quay.' } },
      ...{ name: 'Quay Coin', symbol: 'QUAY', total_supply: '1000000', chain: 1 },
      ...{ address: '0x51f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b077', website: 'https://quay.example.org' },
    };
    const numbers = { bl_symbol: 'ETH', decimal: '18', precision: '4', gas: '60000', standard: 'ERC20' };
    const token = await create(
      { ...emptyListings.token, ...shared, ...numbers, icon: await upload(21) },
      'token',
    );
    const nft = await create(
      { ...emptyListings.nft, ...shared, symbol: 'QNFT', standard: 'ERC721', icon: await upload(22) },
      'nft',
    );
    for (const item of [token, nft])
      expect(await schedule(item, { confirmed: keysOf(item) })).toMatchObject({ kind: 'stored' });
    // The first one is listed in the meantime; its logo and name are no look-alike of another kind that refuses.
    expect(await run(from)).toBe(2);
    const named = database.selectFrom('tokens').select('symbol').where('name', '=', 'Quay Coin');
    expect(await named.execute()).toEqual([{ symbol: 'QUAY' }]);
  });

  it('wait beside a listed item, one for each, and say what they change', async () => {
    const { create, load, drafts, idOf, found, change } = await prepare();
    const curve = await load('Curve');
    const item = await create({ ...curve.draft, url: 'https://new.curve.example.org' }, 'dapp', curve.hid);
    expect(item).toMatchObject({ kind: 'dapp', hid: curve.hid, name: 'Curve' });
    expect(item.plan?.changes).toMatchObject([{ field: 'url', to: 'https://new.curve.example.org' }]);
    expect(await load('Curve')).toMatchObject({
      ...{ draft: curve.draft, seen: curve.seen },
      waiting: { id: idOf(item), by: mara.email },
    });
    expect((await drafts.list({ page: 1, perPage: 10 })).data).toMatchObject([{ hid: curve.hid }]);
    const second = drafts.create({ kind: 'dapp', hid: curve.hid, draft: curve.draft, person: jonas });
    await expect(second).rejects.toMatchObject({ code: 'conflict' });
    expect(await found()).toEqual([]);
    expect(await change(item, { name: 'delete' })).toEqual({ kind: 'deleted' });
    expect((await load('Curve')).waiting).toBeNull();
  });
});
