import { expect, it } from 'vitest';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import type { TokenListing } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { testOpener } from '../support/file-opener.ts';
import { createListingWorld, editTime, jonas, mara } from '../support/listing-world.ts';
import { drawLogo } from '../support/submission-world.ts';

describeOnEachEngine('edits of logos, networks and tokens', (open) => {
  const prepare = async () => createListingWorld(await open());

  it('replaces the logo by one that the same person uploaded', async () => {
    const { database, load, confirm, save, catalogue, editing } = await prepare();
    const files = createFileStore({ database, opener: testOpener, now: editTime });
    const stored = await files.store(await drawLogo(200), { role: 'icon', key: deskUploadKey(mara) });
    if (!stored.ok) throw new Error(stored.refusal.code);
    const item = await load('Curve');
    const { sha256 } = stored.file;
    const foreign = await editing.save({
      ...{ kind: 'dapp', hid: item.hid, seen: item.seen, confirmed: [], person: jonas },
      draft: { ...item.draft, icon: sha256 },
    });
    expect(foreign).toMatchObject({ kind: 'refused', check: { issues: [{ path: 'icon', code: 'logo' }] } });
    expect(await save(item, { icon: 'https://elsewhere.example/logo.png' })).toMatchObject({
      kind: 'refused',
    });
    expect(await confirm(item, { icon: sha256 })).toMatchObject({ kind: 'saved' });
    expect((await catalogue.findDapp(item.hid, 'en'))?.icon_url).toBe(`/files/${sha256}.png`);
    expect(await files.findPublic(`${sha256}.png`)).toBeDefined();
  });

  it('keeps networks that no form knows, and contracts of unknown networks, until they are removed', async () => {
    const { database, load, confirm, catalogue } = await prepare();
    const { hid } = await load('Curve');
    const extra = await database
      .selectFrom('chains')
      .select('hid')
      .where('network', 'is', null)
      .where('ns', '=', 'ethereum')
      .limit(1)
      .executeTakeFirstOrThrow();
    const unknown = '0x1111111111111111111111111111111111111111';
    const own = '0x2222222222222222222222222222222222222222';
    await database.deleteFrom('dapp_addresses').where('dapp_hid', '=', hid).execute();
    await database.deleteFrom('dapp_chains').where('dapp_hid', '=', hid).execute();
    await database.insertInto('dapp_chains').values({ dapp_hid: hid, chain_hid: extra.hid }).execute();
    await database.updateTable('dapps').set({ address: unknown }).where('hid', '=', hid).execute();
    const item = await load('Curve');
    expect(item.draft).toMatchObject({ contracts: [{ chain: extra.hid, addresses: '' }], unplaced: unknown });
    const contracts = [{ chain: extra.hid, addresses: own }];
    expect(await confirm(item, { contracts })).toMatchObject({ kind: 'saved' });
    expect((await catalogue.dappDetail(hid, 'en'))?.contracts).toEqual([
      { address: own, chain_hids: [extra.hid] },
      { address: unknown, chain_hids: [] },
    ]);
    expect(await confirm(await load('Curve'), { unplaced: '' })).toMatchObject({ kind: 'saved' });
    expect((await catalogue.dappDetail(hid, 'en'))?.dapp.address).toBe(own);
  });

  it('edits tokens by the rules of the token form', async () => {
    const { database, editing, catalogue } = await prepare();
    const row = await database
      .selectFrom('tokens')
      .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
      .select(['tokens.hid', 'symbol'])
      .where('address', '!=', '')
      .where('network', '=', 'eth')
      .orderBy('tokens.hid')
      .executeTakeFirstOrThrow();
    const item = await editing.get({ kind: 'token', hid: row.hid });
    const draft = item.draft as TokenListing;
    const save = (change: Partial<TokenListing>, confirmed: string[] = []) =>
      editing.save({
        ...{ kind: 'token', hid: row.hid, seen: item.seen, confirmed, person: mara },
        draft: { ...draft, ...change },
      });
    const wrong = await save({ decimal: '6', precision: '9', address: 'nothing' });
    expect(wrong).toMatchObject({
      kind: 'refused',
      check: {
        issues: expect.arrayContaining([
          expect.objectContaining({ path: 'precision', code: 'too-large' }),
          expect.objectContaining({ path: 'address', code: 'address' }),
        ]),
      },
    });
    const change = { decimal: '9', precision: '4', gas: '65000' };
    const asked = await save(change);
    const keys = asked.kind === 'refused' ? asked.check.findings.map(({ key }) => key) : [];
    expect(await save(change, keys)).toMatchObject({ kind: 'saved' });
    const { tokens } = await catalogue.searchAll({ key: row.symbol, start: 0, count: 50, locale: 'en' });
    expect(tokens.find(({ hid }) => hid === row.hid)).toMatchObject({
      decimal: 9,
      precision: 4,
      gas: '65000',
    });
  });

  it('edits a chain’s own coin, which has no contract', async () => {
    const { database, editing } = await prepare();
    const { hid } = await database
      .selectFrom('tokens')
      .select('hid')
      .where('address', '=', '')
      .orderBy('hid')
      .executeTakeFirstOrThrow();
    const item = await editing.get({ kind: 'token', hid });
    const draft = { ...(item.draft as TokenListing), website: 'https://coin.example.org' };
    const request = { kind: 'token', hid, seen: item.seen, draft, person: mara } as const;
    const { issues, findings } = await editing.check(request);
    expect(issues).toEqual([]);
    const confirmed = findings.map(({ key }) => key);
    expect(await editing.save({ ...request, confirmed })).toMatchObject({ kind: 'saved' });
    const stored = await database
      .selectFrom('tokens')
      .select(['address_key', 'website'])
      .where('hid', '=', hid)
      .execute();
    expect(stored).toEqual([{ address_key: '', website: 'https://coin.example.org' }]);
  });

  it('refuses the contract of another token on its network', async () => {
    const { database, editing } = await prepare();
    const rows = await database
      .selectFrom('tokens')
      .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
      .select(['tokens.hid', 'address', 'name'])
      .where('address', '!=', '')
      .where('network', '=', 'eth')
      .orderBy('tokens.hid')
      .limit(2)
      .execute();
    const [first, second] = rows;
    const item = await editing.get({ kind: 'token', hid: first!.hid });
    const draft = { ...(item.draft as TokenListing), address: second!.address.toLowerCase() };
    const { findings } = await editing.check({ kind: 'token', hid: first!.hid, draft, person: mara });
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'contract-listed',
        path: 'address',
        needs: 'refuses',
        params: { title: second!.name, hid: second!.hid },
      }),
    );
  });

  it('refuses what is no draft of its kind, and an item that there is not', async () => {
    const { load, editing } = await prepare();
    const { hid, draft } = await load('Curve');
    await expect(editing.check({ kind: 'token', hid, draft, person: mara })).rejects.toMatchObject({
      code: 'bad-request',
    });
    await expect(editing.get({ kind: 'nft', hid: 4711 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
