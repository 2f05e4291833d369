import { expect, test } from 'vitest';
import { describeShortcuts } from './shortcut-words.ts';

const labels = (keys: readonly string[]) =>
  describeShortcuts(new Map(keys.map((key) => [key, undefined]))).map(({ label }) => label);

test('the sheet names the keys that act and no others, in one order', () => {
  expect(labels(['?', 'k', 'j', 'o', 'Control+k'])).toEqual(['j / k', 'Enter / o', 'Ctrl K', '?']);
  expect(labels(['r', 'a'])).toEqual(['a / r']);
  expect(labels(['2', '1', '3'])).toEqual(['1 to 3']);
  expect(labels(['i', 'r', 'c'])).toEqual(['c / r', 'i']);
  expect(labels(['1'])).toEqual(['1']);
  expect(labels([])).toEqual([]);
});

test('a screen can have words of its own for a key', () => {
  expect(describeShortcuts(new Map([['n', 'New: News']]))).toEqual([{ label: 'n', does: 'New: News' }]);
});
