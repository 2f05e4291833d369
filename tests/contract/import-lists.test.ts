import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedReferenceData } from '#content/seed.ts';
import { importChains } from '#features/store/catalogue/server/import/import-chains.ts';
import { importTokens } from '#features/store/catalogue/server/import/import-tokens.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createContentServices, testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';

type Importer = typeof importChains;

async function run(importer: Importer, { database }: OpenDatabase, content: unknown) {
  const result = await importer({ database, now: testNow, text: JSON.stringify(content) });
  if (!result.ok) throw new Error(result.issue);
  const { rows, created, updated, unchanged, refused } = result.report;
  expect(created + updated + unchanged + refused.length).toBe(rows);
  return result.report;
}

/** As in ethereum-lists/chains; no library knows this id. */
const lantern = {
  name: 'Lantern Mainnet',
  chain: 'LNT',
  rpc: ['https://rpc.lantern.example.org'],
  nativeCurrency: { name: 'Lantern', symbol: 'LNT', decimals: 18 },
  infoURL: 'https://lantern.example.org',
  shortName: 'lnt',
  chainId: 987_654_321,
  explorers: [{ name: 'scan', url: 'https://scan.lantern.example.org/', standard: 'EIP3091' }],
};
const token = {
  chainId: 56,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name: 'Lantern Dollar',
  symbol: 'LUSD',
  decimals: 6,
  logoURI: 'https://x.example.org/lusd.png',
};

describeOnEachEngine('import of chains and tokens', (open) => {
  const openWithGround = async () => {
    const opened = await open();
    await seedReferenceData({ ...opened, now: testNow });
    return opened;
  };

  it('imports a chain list in either format, once, and keeps existing chains', async () => {
    const opened = await openWithGround();
    const wallets = {
      networks: [
        {
          title: 'Quay Testnet',
          chain_id: '0x3ade68b2',
          symbol: 'QUAY',
          blockExplorerUrls: ['https://scan.quay.example.org'],
        },
      ],
    };
    const bsc = { ...lantern, name: 'Another name for BSC', chainId: 56 };
    expect(await run(importChains, opened, [lantern, bsc])).toMatchObject({ created: 1, unchanged: 1 });
    expect(await run(importChains, opened, wallets)).toMatchObject({ created: 1 });
    const revision = await getContentRevision(opened.database);
    expect(await run(importChains, opened, lantern)).toMatchObject({ created: 0, unchanged: 1 });
    expect(await getContentRevision(opened.database)).toBe(revision);
    const chains = await createContentServices(opened).catalogue.listChains();
    expect(chains.find(({ chain_id }) => chain_id === '987654321')).toMatchObject({
      title: 'Lantern Mainnet',
      short: 'lnt',
      ns: 'ethereum',
      network: null,
      deprecated: false,
      explorer: { address: 'https://scan.lantern.example.org/address/{address}' },
    });
    expect(chains.find(({ chain_id }) => chain_id === '987654322')).toMatchObject({
      title: 'Quay Testnet',
      deprecated: true,
    });
    expect(chains.find(({ chain_id }) => chain_id === '56')?.title).toBe('BNB Smart Chain');
  });

  it('offers neither test networks nor retired or incubating chains, and says why for each row', async () => {
    const opened = await openWithGround();
    const rows = [
      { ...lantern, slip44: 1, faucets: ['https://faucet.lantern.example.org'], status: 'active' },
      { ...lantern, chainId: 987_654_331, name: 'Quay', title: 'Quay Testnet Lisbon' },
      { ...lantern, chainId: 987_654_332, name: 'Reef', network: 'testnet' },
      { ...lantern, chainId: 987_654_333, name: 'Pier', parent: { type: 'L2', chain: 'eip155-17000' } },
      { ...lantern, chainId: 987_654_334, name: 'Mole', status: 'incubating' },
      { ...lantern, chainId: 987_654_335, name: 'Jetty', status: 'deprecated', explorers: [{ url: 'x:y' }] },
      { ...lantern, chainId: 987_654_336, name: 'Dock', is_testnet: 1 },
      { chainId: 56, name: 'BNB Smart Chain', title: 'Chapel' },
    ];
    const expected = [
      [2, 'chain-is-test title "Quay Testnet Lisbon"'],
      [3, 'chain-is-test network "testnet"'],
      [4, 'chain-is-test its parent is chain 17000'],
      [5, 'chain-is-incubating'],
      [6, 'url-invalid explorer', 'chain-is-deprecated'],
      [7, 'chain-is-test the list says so'],
      [8, 'chain-stays-offered title "Chapel"'],
    ];
    for (const created of [7, 0]) {
      const report = await run(importChains, opened, rows);
      expect(report).toMatchObject({ created, refused: [] });
      const said = report.warned.map(({ row, warnings }) => [
        row,
        ...warnings.map(({ code, detail }) => (detail === undefined ? code : `${code} ${detail}`)),
      ]);
      expect(said).toEqual(expected);
    }
    const chains = await createContentServices(opened).catalogue.listChains();
    const offered = chains.filter(
      ({ chain_id, deprecated }) => chain_id?.startsWith('9876543') && !deprecated,
    );
    expect(offered.map(({ title }) => title)).toEqual(['Lantern Mainnet']);
    expect(chains.find(({ chain_id }) => chain_id === '56')?.deprecated).toBe(false);
  });

  it('rejects chains with all reasons, and imports the other rows', async () => {
    const opened = await openWithGround();
    const report = await run(importChains, opened, [
      { ...lantern, name: ' ', chainId: -1 },
      { ...lantern, name: 'x'.repeat(61) },
      'text',
      lantern,
      { ...lantern, name: 'Again' },
      { ...lantern, chainId: 987_654_399, explorers: [{ url: 'ftp://scan.example.org' }] },
    ]);
    expect(report.refused.map(({ row, issues }) => [row, ...issues.map(({ code }) => code)])).toEqual([
      [1, 'title-missing', 'chain-id-invalid'],
      [2, 'title-too-long'],
      [3, 'not-an-entry'],
      [5, 'duplicate-in-file'],
    ]);
    expect(report.warned.map(({ row }) => row)).toEqual([6]);
    expect(report.created).toBe(2);
  });

  it('imports Token Lists and TIP-001 token files, once, and keeps existing tokens', async () => {
    const opened = await openWithGround();
    const list = { name: 'Lantern list', tokens: [token] };
    expect(await run(importTokens, opened, list)).toMatchObject({ created: 1, refused: [] });
    const tip001 = [
      {
        network: 'tron',
        address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        name: 'Tether USD',
        symbol: 'USDT',
        decimal: '6',
        website: 'https://tether.to',
        desc: 'A stable asset.',
        token_protocol: 'TRC20',
      },
    ];
    expect(await run(importTokens, opened, tip001)).toMatchObject({ created: 1, refused: [] });
    const revision = await getContentRevision(opened.database);
    const again = {
      tokens: [{ ...token, name: 'Renamed', address: token.address.toLowerCase() }, ...tip001],
    };
    expect(await run(importTokens, opened, again)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await getContentRevision(opened.database)).toBe(revision);
    const { catalogue } = createContentServices(opened);
    const found = await catalogue.searchAll({ key: 'USDT', start: 0, count: 5, locale: 'en' });
    expect(found.tokens).toMatchObject([
      {
        symbol: 'USDT',
        blockchain_id: 5,
        decimal: 6,
        token_protocol: 'TRC20',
        description: 'A stable asset.',
      },
    ]);
    const [known] = await catalogue.market([{ address: token.address, blockchain_id: 12 }]);
    expect(known).toMatchObject({ name: 'Lantern Dollar', symbol: 'LUSD' });
    expect(known?.icon_url).toMatch(/^\/files\/[0-9a-f]{64}\.svg$/);
  });

  it('takes Token Lists as the public ones are, and says for each other token why not', async () => {
    const opened = await openWithGround();
    const at = (digit: string) => `0x${digit.repeat(40)}`;
    const list = {
      name: 'Lantern list',
      timestamp: '2026-11-01T00:00:00.000+00:00',
      version: { major: 1, minor: 0, patch: 0 },
      tags: { stablecoin: { name: 'Stable', description: 'Stable' } },
      keywords: ['lantern'],
      logoURI: 'ipfs://QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR',
      tokens: [
        { ...token, logoURI: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/a.png' },
        {
          ...token,
          address: at('1'),
          extensions: { bridgeInfo: { 1: { tokenAddress: at('2') } } },
          tags: [],
        },
        { ...token, address: at('3'), decimals: 0 },
        { ...token, address: at('4'), decimals: 24 },
        { ...token, address: `0x${'AB'.repeat(20)}`, decimals: '18' },
        { ...token, address: at('5'), chainId: '0x38', symbol: '₮ USD' },
        { ...token, address: token.address.replace('5aAe', '5AAe') },
        { ...token, address: token.address.replace('Ae', 'BE') },
        { ...token, address: `0x${'Ee'.repeat(20)}` },
        { ...token, address: at('0') },
        { ...token, address: '0X' + '1'.repeat(40) },
        { ...token, address: at('6'), chainId: 11155111 },
        { ...token, address: at('7'), chainId: 987_000_001 },
        { ...token, address: at('8'), decimals: 18.5 },
        { ...token, network: 'tron', chainId: undefined, address: at('9') },
      ],
    };
    const report = await run(importTokens, opened, list);
    expect(report.refused.map(({ row, issues }) => [row, ...issues.map(({ code }) => code)])).toEqual([
      [7, 'address-checksum'],
      [8, 'address-checksum'],
      [9, 'address-native'],
      [10, 'address-native'],
      [11, 'address-invalid'],
      [12, 'chain-not-offered'],
      [13, 'chain-unknown'],
      [14, 'decimals-invalid'],
      [15, 'address-invalid'],
    ]);
    expect(report).toMatchObject({ created: 6, warned: [], repaired: [] });
  });

  it('rejects tokens with all reasons', async () => {
    const opened = await openWithGround();
    const report = await run(importTokens, opened, [
      { ...token, name: '', symbol: '', decimals: 256, address: ' ', chainId: 987_000_001 },
      { ...token, chainId: undefined },
      { ...token, symbol: 'x'.repeat(21) },
      null,
      token,
      { ...token, address: token.address.toLowerCase() },
    ]);
    expect(report.refused.map(({ row, issues }) => [row, ...issues.map(({ code }) => code)])).toEqual([
      [1, 'title-missing', 'symbol-missing', 'chain-unknown', 'address-invalid', 'decimals-invalid'],
      [2, 'network-missing'],
      [3, 'symbol-too-long'],
      [4, 'not-an-entry'],
      [6, 'duplicate-in-file'],
    ]);
    expect(report.created).toBe(1);
  });

  it.each([
    ['chains', importChains],
    ['tokens', importTokens],
  ] as const)(
    'reports what is wrong with a file of %s as a whole, and accounts for every row of any file',
    async (_, importer) => {
      const opened = await openWithGround();
      const read = (text: string) => importer({ database: opened.database, now: testNow, text });
      expect(await read('{')).toEqual({ ok: false, issue: 'not-json' });
      expect(await read('{"dapps":[]}')).toEqual({ ok: false, issue: 'unknown-shape' });
      const row = fc.oneof(
        fc.jsonValue(),
        fc.record({
          name: fc.jsonValue(),
          chainId: fc.jsonValue(),
          address: fc.jsonValue(),
          symbol: fc.jsonValue(),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(row, { maxLength: 6 }), (rows) =>
          run(importer, opened, rows).then(() => undefined),
        ),
        { numRuns: 40 },
      );
    },
  );
});
