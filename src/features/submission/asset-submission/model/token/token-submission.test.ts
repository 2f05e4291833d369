import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissionIssueCodes } from '#features/submission/form-fields/model/submission-issue.ts';
import { checkTokenSubmission } from './token-submission.ts';

const standards = {
  eth: ['ERC20'],
  bsc: ['BEP20'],
  tron: ['TRC10', 'TRC20'],
  btc: ['BRC20', 'Runes'],
  doge: [],
};
const contract = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const valid = {
  network: 'bsc',
  standard: 'BEP20',
  address: contract,
  name: 'Lantern',
  symbol: 'LNT',
  bl_symbol: 'BSC',
  decimal: '18',
  precision: '4',
  total_supply: '1000000000',
  gas: '60000',
  owner_address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  website: 'lantern.exchange',
  company_name: 'Lantern Crew',
  contact: 'Telegram @lantern_crew',
  email: 'hello@lantern.exchange',
  description: 'Pays for the light.',
  icon: 'a'.repeat(64),
};
const check = (change: Record<string, unknown>) => checkTokenSubmission({ ...valid, ...change }, standards);
const issuesOf = (change: Record<string, unknown>) => {
  const checked = check(change);
  return checked.ok ? [] : checked.issues;
};

test('a valid form passes, cleaned', () => {
  const checked = check({ total_supply: '1,000,000,000.0', decimal: 18, address: ` ${contract}\u200b ` });
  expect(checked).toEqual({ ok: true, value: { ...valid, website: 'https://lantern.exchange' } });
});

test.each<[string, Record<string, unknown>, object]>([
  ['no network', { network: '' }, { path: 'network', code: 'choose-one' }],
  ['an unknown network', { network: 'moon' }, { path: 'network', code: 'choose-one' }],
  ['a network without tokens', { network: 'doge' }, { path: 'network', code: 'choose-one' }],
  ['no standard', { standard: '' }, { path: 'standard', code: 'choose-one' }],
  ['a standard of another network', { standard: 'TRC20' }, { path: 'standard', code: 'choose-one' }],
  ['no contract', { address: '' }, { path: 'address', code: 'required' }],
  [
    'a contract of another network',
    { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { path: 'address', code: 'address', params: { value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
  ],
  [
    'a mistyped contract',
    { address: contract.replace('B', 'b') },
    { path: 'address', code: 'address-checksum', params: { value: contract.replace('B', 'b') } },
  ],
  ['no owner', { owner_address: '' }, { path: 'owner_address', code: 'required' }],
  [
    'an owner that is no account',
    { owner_address: 'us' },
    { path: 'owner_address', code: 'address', params: { value: 'us' } },
  ],
  ['no name', { name: ' \u200b' }, { path: 'name', code: 'required' }],
  ['a name too long', { name: 'a'.repeat(61) }, { path: 'name', code: 'too-long', params: { max: 60 } }],
  ['no symbol', { symbol: '' }, { path: 'symbol', code: 'required' }],
  ['no network code', { bl_symbol: '' }, { path: 'bl_symbol', code: 'required' }],
  ['no decimals', { decimal: '' }, { path: 'decimal', code: 'required' }],
  ['decimals in words', { decimal: 'eighteen' }, { path: 'decimal', code: 'integer' }],
  ['half a decimal', { decimal: '1.5' }, { path: 'decimal', code: 'integer' }],
  ['negative decimals', { decimal: '-1' }, { path: 'decimal', code: 'integer' }],
  ['too many decimals', { decimal: '37' }, { path: 'decimal', code: 'too-large', params: { max: 36 } }],
  ['no precision', { precision: '' }, { path: 'precision', code: 'required' }],
  [
    'a precision beyond the decimals',
    { decimal: '6', precision: '7' },
    { path: 'precision', code: 'too-large', params: { max: 6 } },
  ],
  ['no supply', { total_supply: '' }, { path: 'total_supply', code: 'required' }],
  ['a supply of nothing', { total_supply: '0.000' }, { path: 'total_supply', code: 'not-positive' }],
  ['scientific notation', { total_supply: '1e27' }, { path: 'total_supply', code: 'number' }],
  ['a negative supply', { total_supply: '-5' }, { path: 'total_supply', code: 'number' }],
  [
    'a supply too long',
    { total_supply: '9'.repeat(79) },
    { path: 'total_supply', code: 'too-long', params: { max: 78 } },
  ],
  ['no gas fee', { gas: '' }, { path: 'gas', code: 'required' }],
  ['gas in words', { gas: 'a little' }, { path: 'gas', code: 'number' }],
  ['no website', { website: '' }, { path: 'website', code: 'required' }],
  ['a wrong website', { website: 'lantern' }, { path: 'website', code: 'url' }],
  [
    'a website too long',
    { website: `https://a.example/${'a'.repeat(983)}` },
    { path: 'website', code: 'too-long', params: { max: 1000 } },
  ],
  ['no company', { company_name: '' }, { path: 'company_name', code: 'required' }],
  ['no contact', { contact: '' }, { path: 'contact', code: 'required' }],
  ['a word as the other contact', { contact: 'x' }, { path: 'contact', code: 'contact' }],
  [
    'an email as the other contact',
    { contact: 'me@lantern.exchange' },
    { path: 'contact', code: 'contact-is-email' },
  ],
  ['a wrong email', { email: 'hello' }, { path: 'email', code: 'email' }],
  ['no description', { description: '' }, { path: 'description', code: 'required' }],
  [
    'a description too long',
    { description: '字'.repeat(501) },
    { path: 'description', code: 'too-long', params: { max: 500 } },
  ],
  ['no logo', { icon: '' }, { path: 'icon', code: 'required' }],
  ['a logo that is no upload', { icon: 'logo.png' }, { path: 'icon', code: 'logo' }],
])('%s is an error of its field', (_name, change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue);
});

test('the largest supply of an EVM contract is taken to the last digit', () => {
  const largest = (2n ** 256n - 1n).toString();
  expect(check({ total_supply: largest })).toMatchObject({ ok: true, value: { total_supply: largest } });
});

const tether = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
test.each([
  { standard: 'TRC10', network: 'tron', address: '1002000', owner_address: tether },
  { standard: 'TRC20', network: 'tron', address: tether, owner_address: tether },
  {
    standard: 'Runes',
    network: 'btc',
    address: '840000:1',
    owner_address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  },
])('$standard on $network is named by $address', (named) => {
  expect(issuesOf(named)).toEqual([]);
});

test('all errors are reported together', () => {
  const checked = checkTokenSubmission({}, standards);
  expect(checked.ok ? [] : checked.issues.map(({ path }) => path).sort()).toEqual(Object.keys(valid).sort());
});

const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.constantFrom('1'.repeat(1_000_000), '1e400', '٣', '½', '0x10', 'Infinity'),
);

test.each(['valueOf', 'constructor', '__proto__'])('%s is no token standard', (standard) => {
  const checked = checkTokenSubmission({ ...valid, standard }, standards);
  expect(checked).toMatchObject({ issues: [{ path: 'standard' }] });
});

test('whatever arrives gives errors of known codes, or a value that passes again unchanged', () => {
  const forms = fc
    .dictionary(fc.constantFrom(...Object.keys(valid), '__proto__'), anything)
    .map((change) => ({ ...valid, ...change }));
  fc.assert(
    fc.property(fc.oneof(anything, forms), (form) => {
      const checked = checkTokenSubmission(form, standards);
      if (!checked.ok) {
        expect(checked.issues.length).toBeGreaterThan(0);
        for (const issue of checked.issues) expect(submissionIssueCodes).toContain(issue.code);
        return;
      }
      expect(checkTokenSubmission(checked.value, standards)).toEqual(checked);
      expect(Number(checked.value.precision)).toBeLessThanOrEqual(Number(checked.value.decimal));
    }),
    { numRuns: 1500 },
  );
});
