import { expect, it } from 'vitest';
import type { DappListing } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createListingWorld, editTime, mara } from '../support/listing-world.ts';

describeOnEachEngine('edits of listed items', (open) => {
  const prepare = async () => createListingWorld(await open());

  it('changes what the store, the search, the detail page and the API show immediately', async () => {
    const { catalogue, load, confirm } = await prepare();
    const item = await load('Curve');
    const { en } = item.draft.texts;
    const texts = { ...item.draft.texts, en: { title: 'Quayline', desc: 'Swaps of stable coins.' } };
    expect(await confirm(item, { texts, url: 'quayline.example.org/app/' })).toMatchObject({
      kind: 'saved',
    });
    const detail = await catalogue.dappDetail(item.hid, 'en');
    expect(detail?.dapp).toMatchObject({
      title: 'Quayline',
      desc: 'Swaps of stable coins.',
      url: 'https://quayline.example.org/app/',
    });
    const search = async (key: string) =>
      (await catalogue.listDapps({ start: 0, count: 5, key, locale: 'en' })).dapps.map(({ hid }) => hid);
    expect(await search('Quayline')).toEqual([item.hid]);
    expect(en?.title).toBe('Curve');
    expect((await catalogue.dappDetail(item.hid, 'zh'))?.dapp.title).toBe(item.draft.texts.zh?.title);
  });

  it('takes a DApp out of the hot list, and back into it as the last one', async () => {
    const { load, confirm, catalogue } = await prepare();
    const hot = async () =>
      (await catalogue.listHot({ start: 0, count: 500, locale: 'en' })).map(({ hid }) => hid);
    const before = await hot();
    const { hid } = await load('Curve');
    expect(before).toContain(hid);
    await confirm(await load('Curve'), { hot: false });
    const others = before.filter((other) => other !== hid);
    expect(await hot()).toEqual(others);
    await confirm(await load('Curve'), { hot: true });
    expect(await hot()).toEqual([...others, hid]);
  });

  it('stores the change of each field, old and new, in the log and on the page of the item', async () => {
    const { load, confirm, list, catalogue } = await prepare();
    const item = await load('Curve');
    const texts = { ...item.draft.texts, en: { title: 'Curve', desc: 'New words.' } };
    await confirm(item, { texts, categories: [1, 6, 2], tp_connect: 'mobile' });
    const [entry] = (await list('listing')).data;
    expect(entry).toMatchObject({ action: 'edit', subject: `dapp ${item.hid}`, actor: 'mara@example.org' });
    const { history } = await load('Curve');
    expect(history[0]).toMatchObject({
      action: 'edit',
      actor: 'mara@example.org',
      at: editTime().toISOString(),
    });
    const changes = history[0]!.changes;
    expect(changes).toContainEqual({
      field: 'texts.en.desc',
      from: item.draft.texts.en!.desc,
      to: 'New words.',
    });
    expect(changes.find(({ field }) => field === 'categories')?.to).toBe('DEX\nLending\nStablecoin');
    expect(changes.map(({ field }) => field)).toEqual(['texts.en.desc', 'categories', 'tp_connect']);
    expect((await catalogue.dappDetail(item.hid, 'en'))?.dapp.tp_connect).toBe('mobile');
  });

  it('writes nothing and logs nothing when nothing differs', async () => {
    const { load, save, list } = await prepare();
    const item = await load('Curve');
    expect(await save(item, {})).toMatchObject({ kind: 'saved' });
    expect((await list('listing')).total).toBe(0);
  });

  it.each<[string, Partial<DappListing>, { path: string; code: string }]>([
    ['an invalid link', { url: 'not a link' }, { path: 'url', code: 'url' }],
    ['no category', { categories: [] }, { path: 'categories', code: 'choose-one' }],
    ['the hot category', { categories: [1, 99998] }, { path: 'categories', code: 'unknown-category' }],
    ['an unknown category', { categories: [1, 4711] }, { path: 'categories', code: 'unknown-category' }],
    [
      'a text that is too long',
      { texts: { en: { title: 'Curve', desc: 'x'.repeat(81) } } },
      { path: 'texts.en.desc', code: 'too-long' },
    ],
    ['no text at all', { texts: {} }, { path: 'texts.en.title', code: 'required' }],
    [
      'half a language',
      { texts: { es: { title: 'Curva', desc: '' } } },
      { path: 'texts.es.desc', code: 'required' },
    ],
    [
      'a contract that is no address of its network',
      { contracts: [{ chain: 1, addresses: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }] },
      { path: 'contracts.1', code: 'address' },
    ],
    [
      'a network that there is not',
      { contracts: [{ chain: 77, addresses: '' }] },
      { path: 'contracts.77', code: 'choose-one' },
    ],
    [
      'a contract without a network',
      { unplaced: '0x51f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b077' },
      { path: 'unplaced', code: 'address' },
    ],
    ['a logo that nobody uploaded', { icon: 'a'.repeat(64) }, { path: 'icon', code: 'logo' }],
  ])('refuses %s beside its field', async (...[, change, issue]) => {
    const { load, save } = await prepare();
    const item = await load('Curve');
    const outcome = await save(item, change);
    if (outcome.kind !== 'refused') throw new Error(outcome.kind);
    expect(outcome.check.issues).toContainEqual(expect.objectContaining(issue));
    expect((await load('Curve')).seen).toBe(item.seen);
  });

  it('leaves errors of an import alone that the edit does not touch', async () => {
    const { database, load, confirm, save } = await prepare();
    const hid = (await load('Curve')).hid;
    const long = 'Imported. '.repeat(20);
    await database.updateTable('dapp_texts').set({ desc: long }).where('dapp_hid', '=', hid).execute();
    await database.deleteFrom('dapp_categories').where('dapp_hid', '=', hid).execute();
    const item = await load('Curve');
    expect(await confirm(item, { tp_connect: 'mobile' })).toMatchObject({ kind: 'saved' });
    const again = await load('Curve');
    const texts = { ...again.draft.texts, en: { title: 'Curve', desc: `${long} More.` } };
    const outcome = await save(again, { texts });
    expect(outcome).toMatchObject({
      kind: 'refused',
      check: { issues: [{ path: 'texts.en.desc', code: 'too-long' }] },
    });
  });

  it('refuses the link of another item, however it is written, and of one that was delisted', async () => {
    const { database, load, save } = await prepare();
    const other = await load('Uniswap');
    const item = await load('Curve');
    const url = other.draft.url.replace('https://', 'HTTPS://WWW.');
    const find = async () => {
      const outcome = await save(item, { url });
      if (outcome.kind !== 'refused') throw new Error(outcome.kind);
      return outcome.check.findings.find(({ needs }) => needs === 'refuses');
    };
    expect(await find()).toMatchObject({
      code: 'duplicate-listed',
      path: 'url',
      evidence: { listed: 'dapp', hid: other.hid, title: 'Uniswap' },
    });
    await database.updateTable('dapps').set({ listed: 0 }).where('hid', '=', other.hid).execute();
    expect(await find()).toMatchObject({ code: 'duplicate-delisted', path: 'url' });
  });

  it('refuses a name with letters of another alphabet, and asks to confirm one that is nearly another’s', async () => {
    const { load, save, confirm } = await prepare();
    const item = await load('Curve');
    const named = (title: string) => ({ texts: { ...item.draft.texts, en: { title, desc: 'Swaps.' } } });
    const cyrillic = await save(item, named('Unіswap'));
    if (cyrillic.kind !== 'refused') throw new Error(cyrillic.kind);
    expect(cyrillic.check.findings).toContainEqual(
      expect.objectContaining({ code: 'mixed-script', path: 'texts.en.title', needs: 'refuses' }),
    );
    const near = await save(item, named('Uniswop'));
    if (near.kind !== 'refused') throw new Error(near.kind);
    const finding = near.check.findings.find(({ code }) => code === 'look-alike-name');
    expect(finding).toMatchObject({ needs: 'confirm', params: { title: 'Uniswap' }, path: 'texts.en.title' });
    expect(await confirm(item, named('Uniswop'))).toMatchObject({ kind: 'saved' });
    const { history } = await load('Uniswop');
    expect(history[0]!.confirmed).toContainEqual(expect.objectContaining({ code: 'look-alike-name' }));
  });

  it('asks to confirm a text that says what scams say, once', async () => {
    const { load, save, confirm } = await prepare();
    const item = await load('Curve');
    const texts = { ...item.draft.texts, en: { title: 'Curve', desc: 'Enter your seed phrase.' } };
    const refused = await save(item, { texts });
    if (refused.kind !== 'refused') throw new Error(refused.kind);
    const finding = refused.check.findings.find(({ code }) => code === 'scam-words');
    expect(finding).toMatchObject({ needs: 'confirm', params: { kind: 'secret' }, path: 'texts.en.desc' });
    expect(await confirm(item, { texts })).toMatchObject({ kind: 'saved' });
    const later = await load('Curve');
    const { history } = later;
    expect(history[0]!.confirmed).toContainEqual(expect.objectContaining({ code: 'scam-words' }));
    const other = await save(later, { texts: { ...texts, zh: { title: 'Curve', desc: '稳定币兑换。' } } });
    const codes = other.kind === 'refused' ? other.check.findings.map(({ code }) => code) : [];
    expect(codes).not.toContain('scam-words');
  });

  it('asks to confirm a site that does not answer', async () => {
    const { load, save } = await prepare();
    const item = await load('Curve');
    const outcome = await save(item, { url: 'https://nowhere.invalid' });
    expect(outcome).toMatchObject({
      kind: 'refused',
      check: {
        findings: expect.arrayContaining([
          expect.objectContaining({ code: 'site-unreachable', needs: 'confirm', path: 'url' }),
        ]),
      },
    });
  });

  it('does not hold the item itself against its edit', async () => {
    const { load, editing } = await prepare();
    const item = await load('Uniswap');
    const draft = { ...item.draft, url: 'https://uniswap-new.example.org' };
    const { findings } = await editing.check({ kind: 'dapp', hid: item.hid, draft, person: mara });
    expect(
      findings.filter(({ evidence }) => evidence && 'hid' in evidence && evidence.hid === item.hid),
    ).toEqual([]);
  });

  it('refuses a save based on an older version and shows what differs', async () => {
    const { load, confirm, save, editing } = await prepare();
    const item = await load('Curve');
    await confirm(item, { tp_connect: 'mobile' });
    const stale = await save(item, { audit_url: 'https://audits.example.org/curve.pdf' });
    if (stale.kind !== 'stale') throw new Error(stale.kind);
    expect(stale.changes).toContainEqual({ field: 'tp_connect', from: 'mobile', to: item.draft.tp_connect });
    expect(stale.changes.map(({ field }) => field)).toEqual(['tp_connect', 'audit_url']);
    expect((await editing.get({ kind: 'dapp', hid: item.hid })).draft).toMatchObject({
      tp_connect: 'mobile',
    });
  });

  it('lets one of two people who save at the same time save', async () => {
    const { load, save, editing, list } = await prepare();
    const item = await load('Curve');
    const { findings } = await editing.check({
      ...{ kind: 'dapp', hid: item.hid, person: mara },
      draft: { ...item.draft, tp_connect: 'mobile' },
    });
    const keys = findings.map(({ key }) => key);
    const outcomes = await Promise.all([
      save(item, { tp_connect: 'mobile' }, keys),
      save(item, { tp_connect: 'none' }, keys),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'stale']);
    expect((await list('listing')).total).toBe(1);
  });
});
