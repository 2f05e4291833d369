import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit } from '#lib/is-within-one-edit.ts';
import { likenessOf, looksOf } from './look-alike.ts';

test.each([
  ['Uniswap', 'UNI SWAP', 'same'],
  ['Ｕｎｉｓｗａｐ', 'Uniswap', 'same'],
  ['Únïswap', 'Uniswap', 'same'],
  ['Un１swap', 'Uniswap', 'skeleton'],
  ['Swap٢', 'Swap2', 'same'],
  ['Uni\u200bswap', 'Uniswap', 'same'],
  ['龍門錢包', '龙门钱包', 'same'],
  ['うぉれっと', 'ウォレット', 'same'],
  ['þancake', 'Pancake', 'homoglyph'],
  ['Hoán Đổi', 'Hoan Doi', 'homoglyph'],
  ['Unlswap', 'Uniswap', 'skeleton'],
  ['Un1swap', 'Uniswap', 'skeleton'],
  ['Univvsap', 'Uniwsap', 'skeleton'],
  ['Unіswap', 'Uniswap', 'homoglyph'],
  ['Сompound', 'Compound', 'homoglyph'],
  ['ΑAVE', 'AAVE', 'homoglyph'],
  ['ꓴniswap', 'Uniswap', 'homoglyph'],
  ['ᴜɴɪꜱᴡᴀᴘ', 'Uniswap', 'homoglyph'],
  ['Cⲟmpⲟund', 'Compound', 'homoglyph'],
  ['Uniswop', 'Uniswap', 'one-edit'],
  ['Uniswaps', 'Uniswap', 'one-edit'],
  ['Uniwsap', 'Uniswap', 'one-edit'],
  ['Cornpound', 'Compound', 'skeleton'],
  ['PancakeSvvap', 'PancakeSwap', 'skeleton'],
  ['Clydex', 'Dydex', 'skeleton'],
  ['Abcdef', 'Abcdeg', 'one-edit'],
  ['Abcde', 'Abcdf', undefined],
  ['Abcde', 'Abcdef', undefined],
  ['Unixwop', 'Uniswap', undefined],
  ['Cave', 'Aave', undefined],
  ['灯塔', '灯台', undefined],
  ['灯塔灯塔灯塔', '灯塔灯塔灯台', undefined],
  ['灯塔灯塔灯塔', '灯塔灯塔灯x', undefined],
  ['Harbour', '灯Harbour', undefined],
  ['', '', undefined],
  ['', 'Uniswap', undefined],
  ['Uniswap', '!!!', undefined],
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
