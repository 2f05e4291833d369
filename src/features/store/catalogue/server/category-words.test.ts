import { expect, test } from 'vitest';
import { foldTextWithHan } from '#lib/fold-han.ts';
import { indexTerms } from '../model/search-terms.ts';
import { storeCategory } from '../model/store-category.ts';
import { categoryWords } from './category-words.ts';

const entries = Object.entries(categoryWords).map(([hid, words]) => ({ hid: Number(hid), words: words! }));
const wordsOf = (words: string) => words.split(' ').map(foldTextWithHan);

test('every category with words is one that every store has', () => {
  const known: readonly number[] = Object.values(storeCategory);
  expect(entries.filter(({ hid }) => !known.includes(hid))).toEqual([]);
});

test('no word is listed twice, in its category or in two of them', () => {
  const all = entries.flatMap(({ words }) => wordsOf(words));
  const twice = all.filter((word, index) => all.indexOf(word) !== index);
  expect(twice).toEqual([]);
});

test('every word gives terms of the index', () => {
  const empty = entries.flatMap(({ words }) =>
    words.split(' ').filter((word) => indexTerms(word).length === 0),
  );
  expect(empty).toEqual([]);
});
