import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  blocklistSchema,
  createBlocklist,
  describeLeftOut,
  losesEntries,
  readBlocklistText,
} from './blocklist.ts';

const list = createBlocklist(
  v.parse(blocklistSchema, {
    version: 2,
    tolerance: 2,
    fuzzylist: ['lagoonswap.example'],
    whitelist: ['safe.evil.example', 'lagoonswap.example'],
    blacklist: ['evil.example', 'Drain.Example'],
  }),
);

it.each([
  ['evil.example', 'evil.example'],
  ['claim.evil.example', 'evil.example'],
  ['DRAIN.example.', 'drain.example'],
])('names %s', (host, entry) => {
  expect(list.find(host)).toEqual({ kind: 'named', entry });
});

it.each(['safe.evil.example', 'x.safe.evil.example', 'notevil.example', 'example', 'lagoonswap.example'])(
  'does not name %s',
  (host) => {
    expect(list.find(host)).toBeUndefined();
  },
);

it.each(['lagoonswqp.example', 'lagoonsswap.example', 'www.lag00nswap.example'])(
  'finds %s similar',
  (host) => {
    expect(list.find(host)).toEqual({ kind: 'similar', entry: 'lagoonswap.example' });
  },
);

it('takes the names of both versions of the format', () => {
  const newer = createBlocklist(
    v.parse(blocklistSchema, { blocklist: ['a.example'], allowlist: ['b.a.example'] }),
  );
  expect([newer.size, newer.find('a.example')?.entry, newer.find('b.a.example')]).toEqual([
    1,
    'a.example',
    undefined,
  ]);
});

it.each([
  [{}],
  [{ blacklist: [] }],
  [{ blacklist: 'evil.example' }],
  [{ blacklist: [7] }],
  [{ blacklist: ['x'.repeat(401)] }],
  [{ blacklist: ['evil.example'], tolerance: 60 }],
  [[]],
  ['<html>'],
])('refuses %j', (given) => {
  expect(v.is(blocklistSchema, given)).toBe(false);
});

const cid0 = 'QmbWqxBEKC3P8tqsKc98xmWNzrzDtRLMiMPL8wBuTGsMnR';
const cid1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';

/** The shapes that public lists have among their hosts. */
const mixed = createBlocklist(
  readBlocklistText(
    JSON.stringify({
      version: 2,
      tolerance: 0,
      whitelist: ['com', 'good.pages.example', 'sites.example/view/good', 'gateway.example'],
      blacklist: [
        ...[
          'evil.example',
          '*.rented.example',
          '192.0.2.7',
          'sites.example/view/evil',
          'sites.example/view/good',
        ],
        ...[cid0, 'bücher.example', 'ports.example:8443', 'www.paths.example/claim/', 'pages.example'],
        ...['com', 'vercel.app', '*.github.io', '', '# x', 7, 'a-*.example', 'me@evil.example'],
      ],
    }),
  ),
);

it.each([
  ['https://evil.example/any/page', 'evil.example'],
  ['https://a.rented.example/', '*.rented.example'],
  ['http://192.0.2.7:81/', '192.0.2.7'],
  ['https://sites.example/view/evil', 'sites.example/view/evil'],
  ['https://www.sites.example/view/evil/home?x=1', 'sites.example/view/evil'],
  ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
  ['https://ports.example:8443/x', 'ports.example:8443'],
  ['https://paths.example/claim', 'paths.example/claim'],
  [`ipfs://${cid0}`, `ipfs://${cid1}`],
  [`ipfs://${cid1}/index.html`, `ipfs://${cid1}`],
  [`https://gateway.example/ipfs/${cid0}/x`, `ipfs://${cid1}`],
  [`https://${cid1}.ipfs.gateway.example/`, `ipfs://${cid1}`],
])('names %s by %s', (address, entry) => {
  expect(mixed.findNamed(address)).toBe(entry);
  expect(mixed.find(address)).toEqual({ kind: 'named', entry });
});

it.each([
  'https://rented.example/',
  'https://sites.example/',
  'https://sites.example/view/evilish',
  'https://sites.example/view/good',
  'sites.example',
  'https://ports.example/',
  'https://paths.example/',
  'https://lagoon.com/',
  'https://lagoon.vercel.app/',
  'https://lagoon.github.io/',
  'https://1.192.0.2.example/',
  'https://0.2.7/',
  'https://good.pages.example/',
  'https://gateway.example/ipfs/',
  'https://me.example/',
  'not an address',
  '',
])('does not name %s', (address) => {
  expect(mixed.findNamed(address)).toBeUndefined();
});

it('counts what it leaves out, by kind and with an example', () => {
  expect(mixed.size).toBe(10);
  expect(describeLeftOut(mixed.leftOut)).toBe(
    '4 × public suffix (such as "com"), 1 × empty, 1 × comment (such as "# x"), 1 × not text (such as "7"), ' +
      '1 × wildcard inside a name (such as "a-*.example"), 1 × no web address (such as "me@evil.example")',
  );
  expect(losesEntries(mixed.leftOut)).toBe(true);
  expect(describeLeftOut(list.leftOut)).toBe('');
});

it.each([
  ['a list of strings', '["evil.example", "other.example"]'],
  [
    'lines with comments',
    '\ufeff# Drainers\r\nevil.example\r\n\r\n! more\r\nhttps://other.example/ # seen today\r\n',
  ],
  ['a configuration after a byte order mark', '\ufeff{"blocklist": ["evil.example", "other.example"]}'],
])('reads %s', (_name, text) => {
  const read = createBlocklist(readBlocklistText(text));
  expect([read.size, read.findNamed('a.evil.example'), read.findNamed('https://other.example/x')]).toEqual([
    2,
    'evil.example',
    'other.example',
  ]);
});

it.each([
  '',
  '<html>',
  '<!doctype html>\n<p>Log in at\nportal.example\n</p>',
  '{"blacklist": ["com"]}',
  '[]',
  '["evil.example"',
  '{"blacklist": ["evil.example"], "tolerance": 60}',
])('refuses the text %j', (text) => {
  expect(() => readBlocklistText(text)).toThrow();
});

it('reads any list without an error, and accounts for every entry', () => {
  const entry = fc.oneof(fc.string(), fc.jsonValue(), fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(fc.uniqueArray(entry), fc.webUrl(), (blacklist, address) => {
      const read = createBlocklist(v.parse(blocklistSchema.pipe[0], { blacklist }));
      const leftOut = Object.values(read.leftOut).reduce((sum, { count }) => sum + count, 0);
      expect(read.size + leftOut).toBeLessThanOrEqual(blacklist.length);
      read.find(address);
      if (blacklist.length === 0) expect(read.findNamed(address)).toBeUndefined();
    }),
  );
});
