import * as v from 'valibot';
import { expect, it } from 'vitest';
import { blocklistSchema, createBlocklist } from './blocklist.ts';

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
