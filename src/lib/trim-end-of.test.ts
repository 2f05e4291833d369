import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { trimEndOf } from './trim-end-of.ts';

describe('trimEndOf', () => {
  test('removes the characters at the end only', () => {
    expect(trimEndOf('/a//b///', '/')).toBe('/a//b');
    expect(trimEndOf('a /\n', '/ \n')).toBe('a');
    expect(trimEndOf('///', '/')).toBe('');
    expect(trimEndOf('', '/')).toBe('');
  });

  test('gives the same result as the pattern', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', ' ', 'a') }), (text) => {
        // eslint-disable-next-line regexp/no-super-linear-move -- the slow way is what it is compared with
        expect(trimEndOf(text, '/ ')).toBe(text.replace(/[/ ]+$/, ''));
      }),
    );
  });
});
