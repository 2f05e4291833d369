import { expect, test } from 'vitest';
import { judgeParts, type Measurements } from './judge-parts.ts';

const fine: Measurements = {
  databaseMs: 2,
  canWrite: true,
  contentApiMs: 3,
  chain: { reading: { isVerified: true, isHalted: false, readSeconds: 5, overdueSeconds: 0 } },
  mail: { reading: { overdueSeconds: 1, refused: 0 } },
  reviews: { late: 0 },
};
const judge = (changed: Partial<Measurements>) => judgeParts({ ...fine, ...changed });
const chain = (changed: object) => judge({ chain: { reading: { ...fine.chain!.reading!, ...changed } } });
const mail = (changed: object) => judge({ mail: { reading: { ...fine.mail!.reading!, ...changed } } });

test('a portal whose services work says so of each', () => {
  expect(judge({})).toEqual({
    portal: 'works',
    'content-api': 'works',
    'chain-checks': 'works',
    mail: 'works',
    reviews: 'works',
  });
});

test('what it does not offer is not named, and what could not be found out is not known', () => {
  const { chain: _chain, mail: _mail, ...offered } = fine;
  expect(Object.keys(judgeParts(offered))).toEqual(['portal', 'content-api', 'reviews']);
  expect(judge({ chain: { reading: undefined }, mail: { reading: undefined }, reviews: undefined })).toEqual({
    portal: 'works',
    'content-api': 'works',
    'chain-checks': 'unknown',
    mail: 'unknown',
    reviews: 'unknown',
  });
});

test('the portal is disrupted without its database or with a full disk, and slow when the database is', () => {
  expect(judge({ databaseMs: undefined }).portal).toBe('disrupted');
  expect(judge({ canWrite: false }).portal).toBe('disrupted');
  expect(judge({ databaseMs: 1_500 }).portal).toBe('slow');
});

test('the content API is disrupted when a call fails, and slow when it takes more than a second', () => {
  expect(judge({ contentApiMs: undefined })['content-api']).toBe('disrupted');
  expect(judge({ contentApiMs: 1_001 })['content-api']).toBe('slow');
});

test.each([
  ['works', {}],
  ['unknown', { readSeconds: undefined }],
  ['slow', { readSeconds: 301 }],
  ['disrupted', { readSeconds: 901 }],
  ['slow', { overdueSeconds: 121 }],
  ['disrupted', { isHalted: true }],
  ['disrupted', { isVerified: false }],
])('chain checks: %s with %j', (state, changed) => {
  expect(chain(changed)['chain-checks']).toBe(state);
});

test.each([
  ['slow', { overdueSeconds: 121 }],
  ['disrupted', { overdueSeconds: 601 }],
  ['disrupted', { refused: 1 }],
])('mail: %s with %j', (state, changed) => {
  expect(mail(changed).mail).toBe(state);
});

test('reviews are slow while a submission waits for longer than promised', () => {
  expect(judge({ reviews: { late: 1 } }).reviews).toBe('slow');
});
