import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { confusables } from '#lib/confusables.ts';
import table from '#lib/confusables.json' with { type: 'json' };
import { collectConfusables, groupByPrototype } from '../../scripts/confusables/collect-confusables.ts';

const data = createRequire(import.meta.url)('unhomoglyph/data.json') as Record<string, string>;

test('the table of look-alike letters is what its script makes of the data of Unicode', () => {
  expect(table.letters).toEqual(groupByPrototype(collectConfusables(data)));
});

test('what a letter is taken for is taken for nothing else', () => {
  const unsettled = [...confusables].filter(([, prototype]) =>
    [...prototype].some((letter) => confusables.has(letter)),
  );
  expect(unsettled).toEqual([]);
});

test.each([
  ['а', 'a', 'Cyrillic'],
  ['в', 'b', 'Cyrillic whose capital is taken for it'],
  ['ⲟ', 'o', 'Coptic'],
  ['ꓴ', 'u', 'Lisu'],
  ['𐓪', 'o', 'Osage'],
  ['i', 'l', 'whose capital is taken for it'],
  ['0', 'o', 'a digit'],
  ['œ', 'oe', 'two letters in one'],
  ['ɴ', 'n', 'a small capital'],
])('%s is taken for %s: %s', (letter, prototype) => {
  expect(confusables.get(letter)).toBe(prototype);
});

test.each([...'abcdefghjklmnopqrstuvwxyz'])('%s is itself', (letter) => {
  expect(confusables.has(letter)).toBe(false);
});
