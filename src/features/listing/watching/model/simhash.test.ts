import { expect, it } from 'vitest';
import { newContentBits } from './judge-look.ts';
import { simhash, simhashDistance } from './simhash.ts';

const page = (name: string, count = 120) =>
  Array.from({ length: count }, (_, at) => `${name}${(at * 7) % 61}`);

it('tells another text from one that was edited', () => {
  const before = page('pool');
  const edited = before.map((word, at) => (at % 12 === 5 ? 'changed' : word));
  expect(simhashDistance(simhash(before)!, simhash(edited)!)).toBeLessThan(newContentBits);
  expect(simhashDistance(simhash(before)!, simhash(page('casino'))!)).toBeGreaterThanOrEqual(newContentBits);
});

it('is the same for the same words, and none for none', () => {
  expect(simhash(['swap', 'tokens'])).toMatch(/^[0-9a-f]{16}$/);
  expect(simhash(['swap', 'tokens'])).toBe(simhash(['swap', 'tokens']));
  expect(simhash([])).toBeNull();
});

it('counts bits', () => {
  expect(simhashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(simhashDistance('0000000000000001', '0000000000000003')).toBe(1);
});
