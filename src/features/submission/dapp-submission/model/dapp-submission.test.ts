import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissionIssueCodes } from '#features/submission/form-fields/model/submission-issue.ts';
import { dappFields } from './dapp-fields.ts';
import { checkDappSubmission } from './dapp-submission.ts';

const evmAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const valid = {
  networks: ['bsc', 'tron'],
  title: 'Lantern Exchange',
  addresses: [
    { network: 'bsc', addresses: evmAddress },
    { network: 'tron', addresses: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ],
  url: 'lantern.exchange',
  desc: 'Swap stable assets with fees you can read in advance.',
  icon: 'a'.repeat(64),
  email: 'hello@lantern.exchange',
  others: 'Telegram @lantern_crew',
  categories: [1, 5],
  tp_connect: 'both',
  has_audit: true,
  audit_url: 'https://audits.example.org/lantern-2026.pdf',
  audit_file: null,
  language: 'en',
  has_referral: false,
  has_tokens: false,
};

const issuesOf = (change: Record<string, unknown>) => {
  const checked = checkDappSubmission({ ...valid, ...change });
  return checked.ok ? [] : checked.issues;
};

test('a valid form passes, with its link completed and every key present', () => {
  const checked = checkDappSubmission(valid);
  expect(checked).toMatchObject({
    ok: true,
    value: { url: 'https://lantern.exchange', rake_back_account: '', referral_mode: null, tokens: [] },
  });
});

test.each<[string, Record<string, unknown>, object]>([
  ['no network', { networks: [] }, { path: 'networks', code: 'choose-one' }],
  ['an unknown network', { networks: ['bsc', 'moon'] }, { path: 'networks', code: 'choose-one' }],
  ['no name', { title: '' }, { path: 'title', code: 'required' }],
  [
    'a name of spaces and invisible characters',
    { title: ' \u200b\u3000' },
    { path: 'title', code: 'required' },
  ],
  ['a name too long', { title: 'a'.repeat(41) }, { path: 'title', code: 'too-long', params: { max: 40 } }],
  ['a sentence too long', { desc: '字'.repeat(81) }, { path: 'desc', code: 'too-long', params: { max: 80 } }],
  ['no sentence', { desc: '' }, { path: 'desc', code: 'required' }],
  ['no link', { url: '' }, { path: 'url', code: 'required' }],
  ['a wrong link', { url: 'lantern,exchange' }, { path: 'url', code: 'url' }],
  ['no logo', { icon: '' }, { path: 'icon', code: 'required' }],
  ['a logo that is no upload', { icon: 'lantern.png' }, { path: 'icon', code: 'logo' }],
  ['no email', { email: '' }, { path: 'email', code: 'required' }],
  ['a wrong email', { email: 'hello@lantern' }, { path: 'email', code: 'email' }],
  ['two emails', { email: 'a@lantern.exchange,b@lantern.exchange' }, { path: 'email', code: 'email' }],
  ['no other contact', { others: '' }, { path: 'others', code: 'required' }],
  ['a word as the other contact', { others: 'x' }, { path: 'others', code: 'contact' }],
  [
    'an email as the other contact',
    { others: 'me@lantern.exchange' },
    { path: 'others', code: 'contact-is-email' },
  ],
  ['no category', { categories: [] }, { path: 'categories', code: 'choose-one' }],
  ['the hot category', { categories: [99998] }, { path: 'categories', code: 'unknown-category' }],
  ['half a category', { categories: [1.5] }, { path: 'categories', code: 'unknown-category' }],
  [
    'too many categories',
    { categories: Array.from({ length: 21 }, (_, index) => index) },
    { path: 'categories', code: 'too-many', params: { max: 20 } },
  ],
  ['no connection', { tp_connect: '' }, { path: 'tp_connect', code: 'choose-one' }],
  ['no answer about an audit', { has_audit: undefined }, { path: 'has_audit', code: 'choose-one' }],
  [
    'an audit without link and report',
    { audit_url: '', audit_file: null },
    { path: 'audit_url', code: 'required' },
  ],
  ['an audit with a wrong link', { audit_url: 'audit' }, { path: 'audit_url', code: 'url' }],
  [
    'an audit link too long',
    { audit_url: `https://a.example/${'a'.repeat(983)}` },
    { path: 'audit_url', code: 'too-long', params: { max: 1000 } },
  ],
  ['a report that is no upload', { audit_file: 'report.pdf' }, { path: 'audit_file', code: 'pdf' }],
  ['no language', { language: 'fr' }, { path: 'language', code: 'choose-one' }],
  ['no contract', { addresses: [] }, { path: 'addresses.bsc', code: 'required' }],
  [
    'a contract of another chain',
    { addresses: [{ network: 'bsc', addresses: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }] },
    { path: 'addresses.bsc', code: 'address', params: { value: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' } },
  ],
  [
    'a mistyped contract',
    { addresses: [{ network: 'bsc', addresses: `${evmAddress}, ${evmAddress.replace('B', 'b')}` }] },
    { path: 'addresses.bsc', code: 'address-checksum', params: { value: evmAddress.replace('B', 'b') } },
  ],
  [
    'tokens without one',
    { has_tokens: true, tokens: [{ network: '', symbol: ' ', contract: '' }] },
    { path: 'tokens', code: 'required' },
  ],
  [
    'a token without network',
    { has_tokens: true, tokens: [{ symbol: 'LNT', contract: evmAddress }] },
    { path: 'tokens.0.network', code: 'choose-one' },
  ],
  [
    'a token with a wrong contract',
    {
      has_tokens: true,
      tokens: [
        { network: '', symbol: '' },
        { network: 'bsc', symbol: 'LNT', contract: '0x1' },
      ],
    },
    { path: 'tokens.1.contract', code: 'address', params: { value: '0x1' } },
  ],
  [
    'a referral without account',
    { has_referral: true, referral_mode: 'manual' },
    { path: 'rake_back_account', code: 'required' },
  ],
  [
    'a referral without mode',
    { has_referral: true, rake_back_account: evmAddress },
    { path: 'referral_mode', code: 'choose-one' },
  ],
  [
    'a referral account of no selected network',
    { has_referral: true, referral_mode: 'manual', rake_back_account: 'alice' },
    { path: 'rake_back_account', code: 'address', params: { value: 'alice' } },
  ],
  [
    'an invite reward without account',
    { has_referral: true, referral_mode: 'manual', rake_back_account: evmAddress, has_invite_reward: true },
    { path: 'invite_account', code: 'required' },
  ],
])('%s is an error of its field', (_name, change, issue) => {
  expect(issuesOf(change)).toContainEqual(issue);
});

test('an audit is shown by a link or by a file; one of them is enough', () => {
  const file = 'a'.repeat(64);
  expect(checkDappSubmission({ ...valid, audit_url: '', audit_file: file })).toMatchObject({
    ok: true,
    value: { audit_url: '', audit_file: file },
  });
});

test('a limit counts characters, not UTF-16 units', () => {
  expect(issuesOf({ title: '🏮'.repeat(40) })).toEqual([]);
  expect(issuesOf({ title: '🏮'.repeat(41) })).toHaveLength(1);
});

test('all errors are reported together', () => {
  const checked = checkDappSubmission({});
  expect(checked.ok ? [] : checked.issues.map((issue) => issue.path).sort()).toEqual(
    [
      'categories',
      'desc',
      'email',
      'has_audit',
      'icon',
      'language',
      'networks',
      'others',
      'title',
      'tp_connect',
      'url',
    ].sort(),
  );
  expect(issuesOf({ title: '', email: 'x', addresses: [], has_tokens: true })).toHaveLength(5);
});

test('what belongs to a question answered with no is left out', () => {
  const checked = checkDappSubmission({
    ...valid,
    has_audit: false,
    rake_back_account: 'not an address',
    invite_account: 'x',
    tokens: [{ network: 'moon' }],
  });
  expect(checked).toMatchObject({
    ok: true,
    value: { audit_url: '', rake_back_account: '', invite_account: '', tokens: [] },
  });
});

test('an invite account is asked for only where rewards are claimed by hand', () => {
  const invite = {
    has_referral: true,
    rake_back_account: evmAddress,
    has_invite_reward: true,
    invite_account: 'x',
  };
  const networks = { networks: ['bsc'] };
  expect(checkDappSubmission({ ...valid, ...networks, ...invite, referral_mode: 'automatic' })).toMatchObject(
    {
      ok: true,
      value: { has_invite_reward: false, invite_account: '' },
    },
  );
  expect(checkDappSubmission({ ...valid, ...networks, ...invite, referral_mode: 'manual' })).toMatchObject({
    ok: true,
    value: { has_invite_reward: true, invite_account: 'x' },
  });
});

/** Forms with a few fields replaced by anything, so that the rules behind the first one are reached too. */
const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withNullPrototype: true,
    withSparseArray: true,
    maxDepth: 4,
  }),
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constant('a'.repeat(1_000_000)),
  fc.constant(Array.from({ length: 100_000 }, () => ({ network: 'bsc', symbol: 'x', contract: 'y' }))),
);
const forms = fc.oneof(
  anything,
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(valid), 'tokens', 'rake_back_account', 'referral_mode', '__proto__'),
      anything,
    )
    .map((change) => ({ ...valid, has_referral: true, has_tokens: true, ...change })),
);

test('whatever arrives gives errors of known codes, or a value that passes again unchanged', () => {
  fc.assert(
    fc.property(forms, (form) => {
      const checked = checkDappSubmission(form);
      if (!checked.ok) {
        expect(checked.issues.length).toBeGreaterThan(0);
        for (const issue of checked.issues) expect(submissionIssueCodes).toContain(issue.code);
        return;
      }
      expect(checkDappSubmission(checked.value)).toEqual(checked);
      expect(JSON.parse(JSON.stringify(checked.value))).toEqual(checked.value);
    }),
    { numRuns: 1500 },
  );
});

test('a value that passed keeps every limit', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 });
  fc.assert(
    fc.property(text, text, (title, desc) => {
      const checked = checkDappSubmission({ ...valid, title, desc });
      if (!checked.ok) return;
      expect([...checked.value.title].length).toBeLessThanOrEqual(dappFields.title.max);
      expect([...checked.value.desc].length).toBeLessThanOrEqual(dappFields.desc.max);
    }),
  );
});
