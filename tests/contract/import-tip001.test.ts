import { expect, it } from 'vitest';
import { storeCategory } from '#features/store/catalogue/model/store-category.ts';
import { createContentServices, createTestApi } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { codesOf, importRows, openWithGround, validRow, wholeStore } from '../support/import-dapps.ts';

describeOnEachEngine('import of TIP-001 lists', (open) => {
  it('imports TIP-001 lists and exports what it imported', async () => {
    const opened = await openWithGround(open);
    const list = {
      dapp_list: [
        {
          title: 'One',
          url: 'https://one.example.org',
          icon_url: 'https://x.example.org/1.png',
          desc: 'First.',
          chain_list: [
            { network: 'ethereum', chain_id: '1' },
            { network: 'ethereum', chain_id: 56 },
          ],
        },
        {
          title: 'Two',
          url: 'https://two.example.org/a?b=1',
          icon_url: 'https://x.example.org/2.png',
          chain_list: [{ network: 'tron' }, { network: 'polkadot', ss58: 2 }, { network: 'eosio' }],
        },
        { title: 'Three', url: 'https://three.example.org', icon_url: 'https://x.example.org/3.png' },
        { title: 'Four', url: 'https://four.example.org', chain_list: [{ network: 'atlantis' }] },
        { title: 'Five', url: 'https://five.example.org', icon_url: 'x', chain_list: 'ethereum' },
      ],
    };
    const report = await importRows(opened, list);
    expect(codesOf(report)).toEqual([['icon-missing', 'chain-unknown'], ['chain-invalid']]);
    expect(report.refused[0]?.issues[1]?.detail).toBe('atlantis');
    const first = await createContentServices(opened).catalogue.exportTip001('https://wallet.example.org');
    expect(first.dapp_list.map(({ title, url, desc }) => ({ title, url, desc }))).toEqual([
      { title: 'One', url: 'https://one.example.org', desc: 'First.' },
      { title: 'Two', url: 'https://two.example.org/a?b=1', desc: undefined },
      { title: 'Three', url: 'https://three.example.org', desc: undefined },
    ]);
    expect(first.dapp_list[0]?.chain_list).toEqual([
      { network: 'ethereum', chain_id: '1' },
      { network: 'ethereum', chain_id: '56' },
    ]);
    const other = await openWithGround(open);
    expect(await importRows(other, first)).toMatchObject({ created: 3, refused: [] });
    expect(await createContentServices(other).catalogue.exportTip001('https://wallet.example.org')).toEqual(
      first,
    );
    expect(await importRows(opened, first)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  });

  it('keeps the optional fields and the icon address of a TIP-001 list, maps its categories, and exports all of it', async () => {
    const opened = await openWithGround(open);
    const full = {
      title: 'One',
      url: 'https://one.example.org',
      icon_url: 'https://x.example.org/1.png',
      desc: 'First.',
      protocol: 'TokenPocket',
      protocol_version: '1.0',
      full_screen: true,
      hori_vert: '0',
      title_color: '#0a2233',
      navi_color: 'f6f9f7',
      chain_list: [{ network: 'polkadot', ss58: '2' }],
    };
    const report = await importRows(opened, {
      dapp_list: [
        { ...full, category: 'DEX' },
        { ...full, url: 'https://two.example.org', full_screen: 'yes', category: 'lighthouse' },
      ],
    });
    expect(report).toMatchObject({ created: 2, refused: [] });
    expect(report.warned).toEqual([
      {
        row: 2,
        name: 'One',
        warnings: [
          { code: 'category-unknown', detail: 'lighthouse' },
          { code: 'field-invalid', detail: 'full_screen' },
        ],
      },
    ]);
    const { catalogue } = createContentServices(opened);
    const { dapps } = await catalogue.listDapps({ ...wholeStore, category_id: storeCategory.dex });
    expect(dapps.map(({ url }) => url)).toEqual(['https://one.example.org']);
    // Visitors load nothing from the list's host.
    expect(dapps[0]?.icon_url).toMatch(/^\/files\/[0-9a-f]{64}\.svg$/);
    const kusama = (await catalogue.listChains()).find(({ network }) => network === 'kusama');
    const chain_list = [{ network: 'polkadot', chain_id: kusama?.chain_id, ss58: '2' }];
    const { dapp_list } = await catalogue.exportTip001('https://wallet.example.org');
    expect(dapp_list[0]).toEqual({ ...full, chain_list });
    expect(dapp_list[1]).not.toHaveProperty('full_screen');
    expect(await importRows(opened, { dapp_list })).toMatchObject({ updated: 0, unchanged: 2 });
    const changed = { ...full, navi_color: '000000' };
    expect(await importRows(opened, { dapp_list: [changed] })).toMatchObject({ updated: 1 });
  });

  it('exports its own icons under the address that visitors use', async () => {
    const opened = await openWithGround(open);
    await importRows(opened, [validRow]);
    const answer = await createTestApi(opened).request('/v1/application/tip001');
    const { data } = (await answer.json()) as { data: { dapp_list: { icon_url: string }[] } };
    expect(data.dapp_list[0]?.icon_url).toMatch(/^https:\/\/wallet\.example\.net\/files\//);
  });

  it('imports a row with one known network, and names the unknown ones', async () => {
    const opened = await openWithGround(open);
    const entry = (place: number, chain_list: unknown[]) => ({
      title: `Entry ${place}`,
      url: `https://entry-${place}.example.org`,
      icon_url: 'https://x.example.org/1.png',
      chain_list,
    });
    const report = await importRows(opened, {
      dapp_list: [
        entry(1, [{ network: 'SOL' }, { network: 'atlantis' }]),
        entry(2, [{ network: 'TRX' }, { network: 'BTC' }, { network: 'WAX' }]),
        entry(3, [{ network: 'EOS' }, { network: 'ATOM' }, { network: 'polkadot' }]),
        entry(4, [{ network: 'ethereum', chain_id: '8217' }]),
        entry(5, [{ network: 'atlantis' }, { network: 'lemuria' }]),
      ],
    });
    expect(report).toMatchObject({ created: 4 });
    expect(report.warned).toEqual([
      { row: 1, name: 'Entry 1', warnings: [{ code: 'chain-unknown', detail: 'atlantis' }] },
    ]);
    expect(codesOf(report)).toEqual([['chain-unknown', 'chain-unknown']]);
    const { catalogue } = createContentServices(opened);
    const keyOf = new Map((await catalogue.listChains()).map(({ hid, network }) => [hid, network]));
    const { dapps } = await catalogue.listDapps(wholeStore);
    expect(dapps.map(({ chains }) => chains.map(({ hid }) => keyOf.get(hid)))).toEqual([
      ['solana'],
      ['tron', 'btc', 'wax'],
      ['eos', 'cosmos', 'dot'],
      ['klaytn'],
    ]);
  });
});
