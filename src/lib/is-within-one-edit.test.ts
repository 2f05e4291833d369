import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinOneEdit } from './is-within-one-edit.ts';

test('accepts exactly one edit', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  /** Optimal string alignment, textbook version. */
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
