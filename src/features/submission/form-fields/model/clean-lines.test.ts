import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLines } from './clean-lines.ts';

test('lines are cleaned, and at most one empty line stays between them', () => {
  expect(cleanLines('\n  one \t two\r\n\r\n \n\nthree\u200b\n')).toBe('one two\n\nthree');
  expect(cleanLines(7)).toBe('');
});

test('a clean text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
    }),
  );
});
