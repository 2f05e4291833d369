import { expect, it } from 'vitest';
import {
  emptyListings,
  newHid,
  type DappListing,
  type ListingDraft,
} from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { storeUpload } from '#platform/files/store-upload.ts';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createListingWorld, editTime, mara } from '../support/listing-world.ts';
import { drawLogo } from '../support/submission-world.ts';
import { testOpener } from '../support/file-opener.ts';

const quay: Partial<DappListing> = {
  texts: { en: { title: 'Quayline', desc: 'Swaps of stable coins.' } } as DappListing['texts'],
  url: 'https://quayline.example.org/app',
  categories: [1, 2],
  contracts: [{ chain: 1, addresses: '0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078' }],
};

describeOnEachEngine('items that the desk adds', (open) => {
  async function prepare() {
    const world = await createListingWorld(await open());
    const { database, editing } = world;
    const upload = async (seed: number, person = mara) => {
      const stored = await storeUpload(
        { database, opener: testOpener, now: editTime },
        await drawLogo(seed),
        {
          role: 'icon',
          key: deskUploadKey(person),
        },
      );
      if (!stored.ok) throw new Error(stored.refusal.code);
      return stored.file.sha256;
    };
    const add = async (kind: ListedKind, draft: object, confirmed: string[] = []) => {
      const { seen } = await editing.get({ kind, hid: newHid });
      return editing.save({ kind, hid: newHid, seen, draft, confirmed, person: mara });
    };
    /** Adds it after confirming what has to be confirmed. @returns its `hid` */
    const confirmAdding = async (kind: ListedKind, draft: ListingDraft) => {
      const first = await add(kind, draft);
      const keys = first.kind === 'refused' ? first.check.findings.map(({ key }) => key) : [];
      const outcome = first.kind === 'refused' ? await add(kind, draft, keys) : first;
      if (outcome.kind !== 'saved') throw new Error(JSON.stringify(outcome));
      return outcome.hid;
    };
    return { ...world, upload, add, confirmAdding };
  }

  it('lists a DApp in the store, the search and the API, with a version, a log entry and an event', async () => {
    const { upload, confirmAdding, catalogue, editing, list, database } = await prepare();
    await database
      .insertInto('webhooks')
      .values({
        ...{ url: 'https://hooks.example', secret: 'c2VjcmV0', types: 'listing.added', enabled: 1 },
        create_time: editTime().toISOString(),
      })
      .execute();
    const draft = { ...emptyListings.dapp, ...quay, icon: await upload(11) };
    const hid = await confirmAdding('dapp', draft);
    const detail = await catalogue.dappDetail(hid, 'en');
    expect(detail?.dapp).toMatchObject({
      title: 'Quayline',
      url: 'https://quayline.example.org/app',
      hot: 0,
    });
    const found = await catalogue.listDapps({ start: 0, count: 5, key: 'Quayline', locale: 'en' });
    expect(found.dapps.map((dapp) => dapp.hid)).toEqual([hid]);
    const item = await editing.get({ kind: 'dapp', hid });
    expect(item).toMatchObject({ version: 1, versions: [{ number: 1, act: 'added', by: mara.email }] });
    expect(item.history[0]).toMatchObject({ action: 'add', actor: mara.email });
    expect((await list('listing')).data[0]).toMatchObject({ action: 'add', subject: `dapp ${hid}` });
    const [event] = await database.selectFrom('webhook_deliveries').select(['type', 'body']).execute();
    expect(event?.type).toBe('listing.added');
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({ data: { kind: 'dapp', hid, name: 'Quayline' } });
  });

  it('refuses an empty form beside each field, a logo of another person, and a site that is listed', async () => {
    const { add, upload } = await prepare();
    const empty = await add('dapp', emptyListings.dapp);
    if (empty.kind !== 'refused') throw new Error('an empty form was saved');
    expect(empty.check.issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['texts.en.title', 'url', 'categories', 'contracts', 'icon']),
    );
    const other = { id: 'jonas', email: 'jonas@example.org' };
    const stolen = { ...emptyListings.dapp, ...quay, icon: await upload(12, other) };
    expect(await add('dapp', stolen)).toMatchObject({
      kind: 'refused',
      check: { issues: [{ path: 'icon' }] },
    });
    const listed = { ...emptyListings.dapp, ...quay, icon: await upload(13), url: 'https://curve.finance' };
    const refused = await add('dapp', listed);
    if (refused.kind !== 'refused') throw new Error('a listed site was added');
    expect(refused.check.findings).toContainEqual(
      expect.objectContaining({ code: 'duplicate-listed', needs: 'refuses', path: 'url' }),
    );
  });

  it('adds a token and an NFT collection, and refuses a form without a network', async () => {
    const { upload, add, confirmAdding, catalogue, editing, database } = await prepare();
    const address = '0x51f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b077';
    const shared = {
      texts: { en: { description: 'Pays for a place at the quay.' } } as never,
      ...{ name: 'Quay Coin', symbol: 'QUAY', address, total_supply: '1000000' },
      website: 'https://quay.example.org',
    };
    const numbers = { bl_symbol: 'ETH', decimal: '18', precision: '4', gas: '60000' };
    const token = { ...emptyListings.token, ...shared, ...numbers, icon: await upload(21) };
    const nowhere = await add('token', token);
    expect(nowhere).toMatchObject({ kind: 'refused' });
    if (nowhere.kind === 'refused') expect(nowhere.check.issues.map(({ path }) => path)).toContain('chain');
    const hid = await confirmAdding('token', { ...token, chain: 1, standard: 'ERC20' });
    const nft = { ...emptyListings.nft, ...shared, symbol: 'QNFT', icon: await upload(22) };
    await confirmAdding('nft', { ...nft, chain: 1, standard: 'ERC721' });
    const search = await catalogue.searchAll({ key: 'Quay Coin', start: 0, count: 5, locale: 'en' });
    expect(search.tokens.map(({ symbol }) => symbol)).toContain('QUAY');
    expect(search.nfts.map(({ symbol }) => symbol)).toContain('QNFT');

    const versions = [{ act: 'added', by: mara.email }];
    expect(await editing.get({ kind: 'token', hid })).toMatchObject({ source: 'desk', versions });
    const desk = createListingDesk({ database, now: editTime });
    const page = { state: 'listed', q: '', page: 1, perPage: 50 } as const;
    for (const kind of ['token', 'nft'] as const)
      expect((await desk.list({ ...page, kind, source: 'desk' })).data).toMatchObject([
        { kind, name: 'Quay Coin', source: 'desk' },
      ]);
    const all = await desk.list({ ...page, kind: 'token' });
    const others = await desk.list({ ...page, kind: 'token', source: 'demonstration' });
    expect(others.total).toBe(all.total - 1);
  });

  it('keeps what an item was before the first edit, and restores it by the rules of an edit', async () => {
    const { load, confirm, editing, catalogue } = await prepare();
    const before = await load('Curve');
    const texts = { ...before.draft.texts, en: { title: 'Curve', desc: 'New words.' } };
    await confirm(before, { texts });
    const { versions, version, seen, hid } = await load('Curve');
    expect(version).toBe(2);
    expect(versions.map(({ number, act }) => [number, act])).toEqual([
      [2, 'edited'],
      [1, 'found'],
    ]);
    const first = await editing.version({ kind: 'dapp', hid, number: 1 });
    expect(first.changes).toEqual([
      { field: 'texts.en.desc', from: before.draft.texts.en!.desc, to: 'New words.' },
    ]);
    const sent = { kind: 'dapp', hid, seen, draft: first.draft, person: mara, source: 1 } as const;
    const asked = await editing.save({ ...sent, confirmed: [] });
    const keys = asked.kind === 'refused' ? asked.check.findings.map(({ key }) => key) : [];
    if (asked.kind === 'refused') await editing.save({ ...sent, confirmed: keys });
    const restored = await load('Curve');
    expect(restored.versions[0]).toMatchObject({ number: 3, act: 'restored', source: 1, by: mara.email });
    expect((await catalogue.dappDetail(hid, 'en'))?.dapp.desc).toBe(before.draft.texts.en!.desc);
  });

  it('restores an earlier logo, and refuses the address of any other file', async () => {
    const { load, confirm, save, upload } = await prepare();
    const before = await load('Curve');
    await confirm(before, { icon: await upload(31) });
    const changed = await load('Curve');
    expect(changed.draft.icon).not.toBe(before.draft.icon);
    expect(await save(changed, { icon: `/files/${'a'.repeat(64)}.png` })).toMatchObject({
      kind: 'refused',
      check: { issues: [{ path: 'icon', code: 'logo' }] },
    });
    await confirm(changed, { icon: before.draft.icon });
    expect((await load('Curve')).draft.icon).toBe(before.draft.icon);
  });

  it('draws a form with nothing in it, and an edit, and stores neither', async () => {
    const { editing, load, database } = await prepare();
    const drawn = await editing.preview({
      kind: 'dapp',
      hid: newHid,
      draft: emptyListings.dapp,
      person: mara,
    });
    expect(drawn).toMatchObject({ kind: 'dapp', entry: { row: { title: '', listed: 1 } } });
    await expect(
      editing.preview({ kind: 'token', hid: newHid, draft: emptyListings.token, person: mara }),
    ).rejects.toThrow('Choose a network to see the preview.');
    const item = await load('Curve');
    const draft = { ...item.draft, texts: { en: { title: 'Curved', desc: 'Drawn.' } } };
    const edited = await editing.preview({ kind: 'dapp', hid: item.hid, draft, person: mara });
    expect(edited).toMatchObject({ entry: { row: { title: 'Curved' }, texts: { en: { desc: 'Drawn.' } } } });
    expect((await load('Curve')).seen).toBe(item.seen);
    const titles = await database.selectFrom('dapps').select('title').where('title', '=', '').execute();
    expect(titles).toEqual([]);
  });
});
