import { expect, test } from 'vitest';
import { createLru } from './create-lru.ts';

test('as many entries as it was made for are kept, and the one that was not used for longest goes first', () => {
  const kept = createLru<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) kept.set(key, index);
  expect(kept.get('a')).toBe(0);
  kept.set('d', 3);
  expect([...kept.keys()].toSorted()).toEqual(['a', 'c', 'd']);
  kept.set('d', 4);
  expect(kept.size).toBe(3);
});
