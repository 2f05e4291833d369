import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeDescriptor } from './describe-descriptor.ts';
import { descriptorMax, parseDescriptor } from './parse-descriptor.ts';

const address = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const deployments = [{ chainId: 1, address }];
const key = 'pay(address to,uint256 amount)';
const declared = 'function pay(address to, uint256 amount)';
const field = { path: 'amount', label: 'Amount', format: 'raw' };

interface Parts {
  file?: object;
  context?: object;
  metadata?: object;
  display?: object;
}

/** A file that is right, with parts of a test in it. */
const fileOf = ({ file, context, metadata, display }: Parts = {}) =>
  JSON.stringify({
    context: context ?? { contract: { deployments } },
    metadata: { owner: 'A shop', ...metadata },
    display: { formats: { [key]: { intent: 'Pay', fields: [field] } }, ...display },
    ...file,
  });
const withContract = (contract: object) => fileOf({ context: { contract: { deployments, ...contract } } });
const withFormats = (formats: object, parts: Parts = {}) =>
  fileOf({ ...parts, display: { formats, ...parts.display } });
const withFields = (fields: unknown, parts: Parts = {}) =>
  withFormats({ [key]: { intent: 'Pay', fields } }, parts);
const withField = (changed: object, parts: Parts = {}) => withFields([{ ...field, ...changed }], parts);

function issueOf(text: string) {
  const read = parseDescriptor(text);
  return 'issue' in read ? read.issue.kind : undefined;
}

const group = (depth: number): object =>
  depth === 0 ? field : { path: 'nested', fields: [group(depth - 1)] };
const abiOf = (type: string) => [{ type: 'function', name: 'pay', inputs: [{ name: 'list', type }] }];
const message = (schemas: unknown, name = 'Order') =>
  withFormats({ [name]: { intent: 'Order', fields: [] } }, { context: { eip712: { deployments, schemas } } });
const order = { primaryType: 'Order', types: { Order: [{ name: 'amount', type: 'uint256' }] } };

const hostile: readonly [name: string, text: string, issue: string][] = [
  ['is no JSON', '{', 'json'],
  ['is nested deeply', `${'['.repeat(70)}${']'.repeat(70)}`, 'json'],
  ['is longer than any', ' '.repeat(descriptorMax + 1), 'too-long'],
  ['is a list', '[]', 'shape'],
  ['includes another file', fileOf({ file: { includes: 'common.json' } }), 'include'],
  ['has an address in the place of its ABI', withContract({ abi: 'https://example.org/abi.json' }), 'link'],
  ['lets a site say what it is for', withContract({ addressMatcher: 'https://example.org/match' }), 'link'],
  ['has an address in the place of a schema', message(['https://example.org/schema.json']), 'link'],
  [
    'has an address in the place of names',
    withField(
      { format: 'enum', params: { $ref: '$.metadata.enums.modes' } },
      { metadata: { enums: { modes: 'https://example.org/modes.json' } } },
    ),
    'link',
  ],
  ['is for no contract', fileOf({ context: { contract: { deployments: [] } } }), 'shape'],
  ['is for a contract on no chain', withContract({ deployments: [{ chainId: 0, address }] }), 'shape'],
  ['is for what is no address', withContract({ deployments: [{ chainId: 1, address: '0x12' }] }), 'shape'],
  [
    'is for more contracts than are read',
    withContract({ deployments: Array.from({ length: 101 }, () => deployments[0]) }),
    'too-many',
  ],
  ['is for calls and messages', fileOf({ context: { contract: { deployments }, eip712: {} } }), 'shape'],
  ['names no owner', fileOf({ metadata: { owner: '' } }), 'text'],
  ['says no intent', withFormats({ [key]: { fields: [field] } }), 'text'],
  ['shows a link', withField({ label: 'See https://example.org' }), 'text'],
  ['shows a link without its scheme', withField({ label: 'See www.example.org' }), 'text'],
  ['shows a host and a path', withField({ label: 'See lagoon.example/claim' }), 'text'],
  ['turns the order of a text', withField({ label: 'Amount\u202e000,1' }), 'text'],
  [
    'writes a name with a letter of another alphabet',
    fileOf({ metadata: { owner: 'Un\u0456swap' } }),
    'text',
  ],
  ['begins a line in a text', withField({ label: 'Amount\u2028You receive' }), 'text'],
  ['hides a character in an intent', withFormats({ [key]: { intent: 'Pay\u3164', fields: [] } }), 'text'],
  [
    'has an intent that is no text',
    withFormats({ [key]: { intent: { Pay: { toString: 1 } }, fields: [] } }),
    'text',
  ],
  ['has a label without end', withField({ label: 'x'.repeat(201) }), 'text'],
  ['shows a link as a value', withFields([{ label: 'See', value: 'https://example.org' }]), 'text'],
  ['has an empty step', withField({ path: 'a..b' }), 'path'],
  ['has more steps than are followed', withField({ path: Array(17).fill('a').join('.') }), 'path'],
  ['asks for what is not around a call', withField({ path: '@.balance' }), 'path'],
  ['leads out of the file', withField({ path: '$.__proto__.polluted' }), 'path'],
  ['has a format of its own', withField({ format: 'script' }), 'format'],
  ['has a format that every object has', withField({ format: 'constructor' }), 'format'],
  [
    'has a unit with too many decimals',
    withField({ format: 'unit', params: { base: 's', decimals: 1e9 } }),
    'format',
  ],
  [
    'has a definition that leads to another',
    withField(
      { $ref: '$.display.definitions.a' },
      { display: { definitions: { a: { $ref: '$.display.definitions.a' } } } },
    ),
    'path',
  ],
  ['has groups in groups', withFields([group(6)]), 'too-many'],
  ['has more fields than are read', withFields(Array.from({ length: 101 }, () => field)), 'too-many'],
  ['has no formats', withFormats({}), 'shape'],
  [
    'has a function without names',
    withFormats({ 'pay(address,uint256)': { intent: 'Pay', fields: [] } }),
    'function',
  ],
  ['has a function that is none', withFormats({ 'pay(money m': { intent: 'Pay', fields: [] } }), 'function'],
  [
    'has groups of parameters without end',
    withFormats({ [`pay(${'('.repeat(400)}`]: { intent: 'Pay', fields: [] } }),
    'too-many',
  ],
  [
    'has a list of a fixed length',
    withFormats({ 'pay(uint256[3] list)': { intent: 'Pay', fields: [] } }),
    'function',
  ],
  ['has a selector without an ABI', withFormats({ '0x12345678': { intent: 'Pay', fields: [] } }), 'function'],
  [
    'has one function twice',
    withFormats({
      [key]: { intent: 'Pay', fields: [] },
      'pay(address a,uint256 b)': { intent: 'Get', fields: [] },
    }),
    'function',
  ],
  [
    'has a message with a hidden character in its name',
    message([{ ...order, primaryType: `Order\u200b` }]),
    'shape',
  ],
  ['has a message without its types', message([order], 'Offer'), 'function'],
];

describe('a file of clear signing', () => {
  test.each(hostile)('that %s is refused', (_, text, issue) => {
    expect(issueOf(text)).toBe(issue);
  });

  test('that is right is read, each contract once and in small letters', () => {
    const read = parseDescriptor(withContract({ deployments: [...deployments, ...deployments] }));
    expect(read).toMatchObject({
      descriptor: {
        ...{ kind: 'call', owner: 'A shop' },
        deployments: [{ chainId: '1', address: address.toLowerCase() }],
        formats: [{ key, intent: 'Pay', selector: '0xc4076876' }],
      },
    });
  });

  test('may take the names of parameters from its ABI', () => {
    const context = { contract: { deployments, abi: abiOf('uint256[]') } };
    const formats = { 'pay(uint256[])': { intent: 'Pay', fields: [{ ...field, path: 'list.[]' }] } };
    expect(issueOf(withFormats(formats, { context }))).toBeUndefined();
    expect(issueOf(withFormats(formats))).toBe('function');
  });

  test('has the names of parameters that its keys have, whatever its ABI calls them', () => {
    const inputs = [
      { name: 'amount', type: 'uint256' },
      { name: 'fee', type: 'uint256' },
    ];
    const functions = [{ type: 'function', name: 'swap', inputs }];
    const context = { contract: { deployments, abi: functions } };
    const linesOf = (own: string) => {
      const read = parseDescriptor(withFormats({ [own]: { intent: 'Swap', fields: [field] } }, { context }));
      return 'issue' in read ? [] : describeDescriptor(read.descriptor).at(-1)?.value.split('\n');
    };
    const amount = '  Amount = amount (raw)';
    expect(linesOf('swap(uint256 fee,uint256 amount)')).toEqual([
      'Swap',
      '  function swap(uint256 fee, uint256 amount)',
      amount,
    ]);
    expect(linesOf('swap(uint256,uint256)')).toEqual([
      'Swap',
      '  function swap(uint256 amount, uint256 fee)',
      amount,
    ]);
  });

  test('puts the steps of a group in front of those in it', () => {
    const read = parseDescriptor(withFields([{ path: 'orders.[0]', fields: [field] }]));
    expect(read).toMatchObject({
      descriptor: { formats: [{ fields: [{ source: { in: 'data', steps: ['orders', 0, 'amount'] } }] }] },
    });
  });

  test('shows the person who confirms it every text, path and format', () => {
    const read = parseDescriptor(
      withField(
        { format: 'enum', params: { $ref: '$.metadata.enums.modes' } },
        { metadata: { enums: { modes: { '1': 'fast' } } } },
      ),
    );
    if ('issue' in read) throw new Error(read.issue.kind);
    expect(describeDescriptor(read.descriptor)).toEqual([
      { field: 'owner', value: 'A shop' },
      { field: 'kind', value: 'calls of the contract' },
      { field: 'contracts', value: `1:${address.toLowerCase()}` },
      { field: 'names', value: '1: {"1":"fast"}' },
      { field: `format ${key}`, value: `Pay\n  ${declared}\n  Amount = amount (enum 1)` },
    ]);
  });

  test('shows that person where the token of an amount comes from', () => {
    const params = { tokenPath: 'path.[-20:]', nativeCurrencyAddress: `0x${'ee'.repeat(20)}` };
    const read = parseDescriptor(withField({ format: 'tokenAmount', params }));
    if ('issue' in read) throw new Error(read.issue.kind);
    expect(describeDescriptor(read.descriptor).at(-1)?.value).toBe(
      `Pay\n  ${declared}\n  Amount = amount (tokenAmount, token path.[-20:], coin at 0x${'ee'.repeat(20)})`,
    );
  });

  test('shows that person whom the bytes of another call are for, and reads none for another chain', () => {
    const lineOf = (params: object) => {
      const read = parseDescriptor(withField({ format: 'calldata', params }));
      if ('issue' in read) throw new Error(read.issue.kind);
      return describeDescriptor(read.descriptor).at(-1)?.value.split('\n').at(-1);
    };
    const line = (words: string) => `  Amount = amount (calldata, contract ${words})`;
    expect(lineOf({ calleePath: 'to', amountPath: '@.value' })).toBe(line('to, coins @.value'));
    expect(lineOf({ callee: address })).toBe(line(`“${address.toLowerCase()}”`));
    expect(lineOf({})).toBe(line('none'));
    expect(lineOf({ calleePath: 'to', chainId: 56 })).toBe(line('none'));
    expect(lineOf({ calleePath: 'to', selector: '0x12345678' })).toBe(line('none'));
  });

  test('is read or refused, whatever it contains', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        parseDescriptor(text);
        parseDescriptor(fileOf({ display: { formats: value as object } }));
        for (const format of ['tokenAmount', 'calldata'])
          parseDescriptor(withField({ params: value, format, path: JSON.stringify(value) }));
        parseDescriptor(withContract({ abi: [{ type: 'function', name: 'pay', inputs: value }] }));
        return true;
      }),
    );
  });
});
