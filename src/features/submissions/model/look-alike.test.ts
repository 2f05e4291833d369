import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit, likenessOf, looksOf } from './look-alike.ts';

test.each([
  ['Uniswap', 'UNI SWAP', 'same'],
  ['Ｕｎｉｓｗａｐ', 'Uniswap', 'same'],
  ['Únïswap', 'Uniswap', 'same'],
  ['Unlswap', 'Uniswap', 'skeleton'],
  ['Un1swap', 'Uniswap', 'skeleton'],
  ['Univvsap', 'Uniwsap', 'skeleton'],
  ['Unіswap', 'Uniswap', 'homoglyph'],
  ['Сompound', 'Compound', 'homoglyph'],
  ['ΑAVE', 'AAVE', 'homoglyph'],
  ['Uniswop', 'Uniswap', 'one-edit'],
  ['Uniswaps', 'Uniswap', 'one-edit'],
  ['Uniwsap', 'Uniswap', 'one-edit'],
  ['Unixwop', 'Uniswap', undefined],
  ['Cave', 'Aave', undefined],
  ['灯塔', '灯台', undefined],
  ['', '', undefined],
  ['!!!', '???', undefined],
])('%s and %s: %s', (candidate, existing, expected) => {
  expect(likenessOf(looksOf(candidate), looksOf(existing))).toBe(expected);
});

test('every text looks like itself, and no text makes it throw', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect([undefined, 'same']).toContain(likenessOf(looksOf(a), looksOf(a)));
      expect(looksOf(a)).toEqual(looksOf(a.normalize('NFKC')));
      expect(isWithinOneEdit(a, b)).toBe(isWithinOneEdit(b, a));
    }),
    { numRuns: 1000 },
  );
});

test('one edit is one edit', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  /** Optimal string alignment by the book. */
  const distance = (a: string, b: string): number => {
    if (a === '' || b === '') return Math.max(a.length, b.length);
    if (a[0] === b[0]) return distance(a.slice(1), b.slice(1));
    const edits = [distance(a.slice(1), b), distance(a, b.slice(1)), distance(a.slice(1), b.slice(1))];
    if (a[0] === b[1] && a[1] === b[0]) edits.push(distance(a.slice(2), b.slice(2)));
    return 1 + Math.min(...edits);
  };
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(isWithinOneEdit(a, b)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 2000 },
  );
});
