import { describe, expect, it } from 'vitest';
import { chainTextMaxLength, checkChainJson } from './check-chain-json.ts';
import type { ChainIssueCode } from './chain-issue.ts';
import { createKnownChains } from './rules/known-chains.ts';
import { exampleChain } from './example-chain.ts';

const known = createKnownChains([
  { chain_id: 1, name: 'Ethereum' },
  { chain_id: 10, name: 'OP Mainnet' },
]);

const check = (text: string) => checkChainJson(text, known);

/** The example chain with other members; undefined removes one. */
const change = (members: Record<string, unknown>) => JSON.stringify({ ...exampleChain, ...members }, null, 2);
const currency = (members: object) =>
  change({ nativeCurrency: { ...exampleChain.nativeCurrency, ...members } });
const explorer = (members: object) => change({ explorers: [{ ...exampleChain.explorers[0], ...members }] });
const parent = (members: object) => change({ parent: { type: 'L2', chain: 'eip155-1', ...members } });
const valid = change({});

function issuesOf(text: string) {
  const checked = check(text);
  return checked.kind === 'empty' ? [] : checked.issues.map(({ code, path }) => `${code} ${path}`.trim());
}

function correctedOf(text: string) {
  const checked = check(text);
  if (checked.kind !== 'read') throw new Error(`There is no copy: ${checked.kind}`);
  return checked.corrected;
}

const correctedJson = (text: string) => JSON.parse(correctedOf(text).text) as Record<string, unknown>;

describe('valid files', () => {
  it.each([
    ['all the usual members', valid],
    ['only the required members', change({ features: undefined, icon: undefined, explorers: undefined })],
    ['a layer on top of another chain', parent({ bridges: [{ url: 'https://bridge.lantern.example' }] })],
    ['a shard', parent({ type: 'shard' })],
    [
      'a title, a coin type and a state',
      change({ title: 'Lantern Testnet 灯', slip44: 60, status: 'incubating' }),
    ],
    ['a name registry', change({ ens: { registry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' } })],
    ['a reused chain id', change({ redFlags: ['reusedChainId'] })],
    [
      "an endpoint that needs the user's key",
      change({ rpc: ['https://node.lantern.example/v3/${API_KEY}'] }),
    ],
    ['a key in a parameter', change({ rpc: ['https://node.lantern.example/?apikey=${LANTERN_API_KEY}'] })],
    [
      'an Avalanche blockchain',
      change({
        rpc: ['https://node.lantern.example/ext/bc/2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpX5UX9Ec1hX/rpc'],
      }),
    ],
    ['another network id', change({ networkId: 7 })],
    ['an explorer without EIP-3091', explorer({ standard: 'none' })],
  ])('%s', (_what, text) => {
    expect(issuesOf(text)).toEqual([]);
  });
});

const broken: [ChainIssueCode, string, string][] = [
  ['too-long', '', ' '.repeat(chainTextMaxLength + 1)],
  ['unexpected-end', '', valid.slice(0, -1)],
  ['unexpected-character', '', '{"name": Lantern}'],
  ['unexpected-character', '', '{"name" "Lantern"}'],
  ['unclosed-text', '', '{"name": "Lantern\n}'],
  ['unclosed-comment', '', '{ /* "name": 1 }'],
  ['bad-escape', '', String.raw`{"name": "\x41"}`],
  ['bad-number', '', '{"chainId": 0123}'],
  ['text-after-end', '', `${valid} ${valid}`],
  ['too-deep', '', '['.repeat(1000)],
  ['not-an-object', '', '[1, 2]'],
  ['not-an-object', '', '"eip155-1"'],
  ['in-a-list', '', `[${valid}]`],
  ['comment', '', `// our chain\n${valid}`],
  ['extra-comma', '', valid.replace(/\n}$/, ',\n}')],
  ['missing-comma', '', valid.replace('",\n  "chain"', '"\n  "chain"')],
  ['wrong-quotes', '', valid.replace('"Lantern Chain"', '“Lantern Chain”')],
  ['wrong-quotes', '', valid.replace('"Lantern Chain"', "'Lantern Chain'")],
  ['unquoted-name', '', valid.replace('"chainId"', 'chainId')],
  ['odd-space', '', `\uFEFF${valid}`],
  ['control-character', '', valid.replace('"Lantern Explorer"', '"Lantern\tExplorer"')],
  ['number-form', '', valid.replace('"chainId": 620417', '"chainId": 0x97781')],
  ['number-form', 'chainId', valid.replace('"chainId": 620417', '"chainId": 620417.0')],
  ['repeated-name', '', valid.replace('"chainId"', '"name": "Lantern Chain", "chainId"')],
  ['missing', 'name', change({ name: undefined })],
  ['missing', 'rpc', change({ rpc: undefined })],
  ['missing', 'nativeCurrency.symbol', currency({ symbol: undefined })],
  ['missing', 'explorers[0].standard', explorer({ standard: undefined })],
  ['faucets-missing', 'faucets', change({ faucets: undefined })],
  ['network-id-missing', 'networkId', change({ networkId: undefined })],
  ['unknown-field', 'network', change({ network: 'mainnet' })],
  ['unknown-field', 'nativeCurrency.logo', currency({ logo: 'lnt.png' })],
  ['unknown-field', '__proto__', valid.replace('{', '{ "__proto__": 1,')],
  ['field-spelling', 'infoUrl', change({ infoURL: undefined, infoUrl: 'https://lantern.example' })],
  ['left-empty', 'title', change({ title: '' })],
  ['left-empty', 'icon', change({ icon: null })],
  ['left-empty', 'rpc[1]', change({ rpc: ['https://rpc.lantern.example', ''] })],
  ['blank', 'chain', change({ chain: '  ' })],
  ['wrong-type', 'name', change({ name: 5 })],
  ['wrong-type', 'rpc', change({ rpc: { main: 'https://rpc.lantern.example' } })],
  ['wrong-type', 'nativeCurrency', change({ nativeCurrency: 'LNT' })],
  ['wrong-type', 'chainId', change({ chainId: 'lantern' })],
  ['spaces-around', 'name', change({ name: ' Lantern Chain ' })],
  ['number-in-quotes', 'chainId', change({ chainId: '620417' })],
  ['number-in-quotes', 'nativeCurrency.decimals', currency({ decimals: '0x12' })],
  ['not-a-whole-number', 'chainId', change({ chainId: 1.5 })],
  ['out-of-range', 'chainId', change({ chainId: 0 })],
  ['out-of-range', 'chainId', valid.replace('"chainId": 620417', '"chainId": 99999999999999999999')],
  ['out-of-range', 'slip44', change({ slip44: -1 })],
  ['not-in-a-list', 'rpc', change({ rpc: 'https://rpc.lantern.example' })],
  ['repeated', 'rpc[1]', change({ rpc: ['https://a.lantern.example', 'https://a.lantern.example'] })],
  ['chain-id-taken', 'chainId', change({ chainId: 10 })],
  ['name-taken', 'name', change({ name: 'op mainnet' })],
  ['name-characters', 'name', change({ name: 'Lantern & Sons' })],
  ['name-characters', 'nativeCurrency.name', currency({ name: 'Lantern™' })],
  ['short-name-form', 'shortName', change({ shortName: 'lnt:main' })],
  ['short-name-form', 'shortName', change({ shortName: '*' })],
  ['short-name-taken', 'shortName', change({ shortName: 'OETH' })],
  ['symbol-length', 'nativeCurrency.symbol', currency({ symbol: 'LANTERN' })],
  ['unusual-decimals', 'nativeCurrency.decimals', currency({ decimals: 6 })],
  ['no-endpoint', 'rpc', change({ rpc: [] })],
  ['url-bad', 'infoURL', change({ infoURL: 'https://lantern .example' })],
  ['url-no-scheme', 'infoURL', change({ infoURL: 'lantern.example' })],
  ['url-scheme', 'infoURL', change({ infoURL: 'ipfs://lantern' })],
  ['url-scheme', 'rpc[0]', change({ rpc: ['ftp://rpc.lantern.example'] })],
  ['url-local', 'rpc[0]', change({ rpc: ['http://127.0.0.1:8545'] })],
  ['url-local', 'rpc[0]', change({ rpc: ['http://node:8545'] })],
  ['url-not-encrypted', 'rpc[0]', change({ rpc: ['http://rpc.lantern.example'] })],
  [
    'url-key',
    'rpc[0]',
    change({ rpc: ['https://node.lantern.example/v3/0123456789abcdef0123456789abcdef'] }),
  ],
  ['url-key', 'rpc[0]', change({ rpc: ['https://node.lantern.example/?apikey=s3cret'] })],
  ['url-key', 'rpc[0]', change({ rpc: ['https://me:secret@node.lantern.example'] })],
  ['placeholder-form', 'rpc[0]', change({ rpc: ['https://node.lantern.example/YOUR-API-KEY'] })],
  ['placeholder-form', 'rpc[0]', change({ rpc: ['https://node.lantern.example/{key}'] })],
  ['ends-in-slash', 'explorers[0].url', explorer({ url: 'https://scan.lantern.example/' })],
  ['url-scheme', 'explorers[0].url', explorer({ url: 'ws://scan.lantern.example' })],
  ['standard-value', 'explorers[0].standard', explorer({ standard: 'etherscan' })],
  ['standard-spelling', 'explorers[0].standard', explorer({ standard: 'EIP-3091' })],
  ['icon-name', 'icon', change({ icon: 'https://lantern.example/logo.png' })],
  ['icon-name', 'icon', change({ icon: 'lantern.png' })],
  ['icon-name', 'explorers[0].icon', explorer({ icon: 'QmdwQDr6vmBtXmK2TmknkEuZNoaDqTasFdZdu3DRw8b2wt' })],
  ['feature-as-text', 'features[0]', change({ features: ['EIP155'] })],
  ['registry-form', 'ens.registry', change({ ens: { registry: 'lantern.eth' } })],
  ['status-value', 'status', change({ status: 'live' })],
  ['red-flag-value', 'redFlags[0]', change({ redFlags: ['scam'] })],
  ['parent-type', 'parent.type', parent({ type: 'L3' })],
  ['standard-spelling', 'parent.type', parent({ type: 'l2' })],
  ['parent-form', 'parent.chain', parent({ chain: 'ethereum' })],
  ['parent-spelling', 'parent.chain', parent({ chain: 'eip155:1' })],
  ['parent-spelling', 'parent.chain', parent({ chain: 1 })],
  ['parent-itself', 'parent.chain', parent({ chain: 'eip155-620417' })],
  ['parent-unknown', 'parent.chain', parent({ chain: 'eip155-77' })],
  ['missing', 'parent.chain', change({ parent: { type: 'L2' } })],
  ['wrong-type', 'parent.bridges', parent({ bridges: { url: 'https://bridge.lantern.example' } })],
];

describe('broken files', () => {
  it.each(broken)('%s %s (%#)', (code, path, text) => {
    expect(issuesOf(text)).toEqual([`${code} ${path}`.trim()]);
  });

  it('reports all issues together, errors first', () => {
    const text = change({
      name: ' Lantern Chain',
      chainId: '10',
      shortName: 'eth',
      rpc: 'rpc.lantern.example',
      logo: 1,
    });
    expect(issuesOf(text)).toEqual([
      'url-no-scheme rpc[0]',
      'short-name-taken shortName',
      'chain-id-taken chainId',
      'spaces-around name',
      'not-in-a-list rpc',
      'number-in-quotes chainId',
      'unknown-field logo',
    ]);
  });

  it('reports the position of each issue', () => {
    const checked = check('{\n  "name": "Lantern Chain"\n  "chain": "LNT",\r\n  "chainId": [}');
    expect(checked).toMatchObject({
      kind: 'unreadable',
      issues: [
        { code: 'unexpected-character', found: '}', line: 4, column: 15 },
        { code: 'missing-comma', line: 3, column: 3, severity: 'fixed' },
      ],
    });
  });

  it('counts an issue that occurs in many places instead of repeating it', () => {
    const checked = check(`// a\n// b\n${valid}\n# c`);
    expect(checked).toMatchObject({ issues: [{ code: 'comment', count: 3, line: 1 }] });
  });

  it('does not report the chain’s own name as taken', () => {
    expect(issuesOf(change({ chainId: 10, networkId: 10, name: 'OP Mainnet', shortName: 'oeth' }))).toEqual([
      'chain-id-taken chainId',
    ]);
  });
});

describe('the copy', () => {
  it('has the repository’s order, whatever the input’s', () => {
    const shuffled = JSON.stringify(Object.fromEntries(Object.entries(exampleChain).reverse()));
    const copy = correctedOf(shuffled);
    expect(copy.text).toBe(correctedOf(valid).text);
    expect(copy.fileName).toBe('eip155-620417.json');
    expect(Object.keys(JSON.parse(copy.text) as object)).toEqual([
      'name',
      'chain',
      'icon',
      'rpc',
      'features',
      'faucets',
      'nativeCurrency',
      'infoURL',
      'shortName',
      'chainId',
      'networkId',
      'explorers',
    ]);
  });

  it('is formatted like prettier’s output', () => {
    expect(correctedOf(change({ rpc: ['https://rpc.lantern.example'], explorers: [] })).text).toBe(`{
  "name": "Lantern Chain",
  "chain": "LNT",
  "icon": "lantern",
  "rpc": ["https://rpc.lantern.example"],
  "features": [
    {
      "name": "EIP155"
    },
    {
      "name": "EIP1559"
    }
  ],
  "faucets": [],
  "nativeCurrency": {
    "name": "Lantern",
    "symbol": "LNT",
    "decimals": 18
  },
  "infoURL": "https://lantern.example",
  "shortName": "lnt",
  "chainId": 620417,
  "networkId": 620417,
  "explorers": []
}
`);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['numbers in quotes', change({ chainId: '0x97781' }), { chainId: 620_417 }],
    [
      'members that can be added',
      change({ faucets: undefined, networkId: undefined }),
      { faucets: [], networkId: 620_417 },
    ],
    ['misspelled names', change({ chainId: undefined, ChainID: 620_417 }), { chainId: 620_417 }],
    [
      'spaces and slashes',
      explorer({ url: ' https://scan.lantern.example/ ' }),
      { explorers: exampleChain.explorers },
    ],
    ['features', change({ features: ['EIP155'] }), { features: [{ name: 'EIP155' }] }],
    ['parents', parent({ chain: 'EIP155:1', type: 'l2' }), { parent: { type: 'L2', chain: 'eip155-1' } }],
  ])('corrects %s', (_what, text, expected) => {
    expect(correctedJson(text)).toMatchObject(expected);
  });

  it('has no file name without a chain id', () => {
    expect(correctedOf(change({ chainId: 'x' }))).toMatchObject({ fileName: null, chainId: null });
  });

  it('names the icons that need files', () => {
    expect(correctedOf(valid).icons).toEqual(['lantern']);
  });
});

it.each(['', ' \n\t', '// nothing yet'])('%j is empty input', (text) => {
  expect(check(text)).toEqual({ kind: 'empty' });
});
