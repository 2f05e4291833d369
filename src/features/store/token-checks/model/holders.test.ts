import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listBalances, shareOf, type TokenMove } from './holders.ts';

const zero = `0x${'0'.repeat(40)}`;
const people = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}`);

it('adds up what everyone got and gave, the most first', () => {
  const moves: TokenMove[] = [
    { from: zero, to: people[0]!, units: 100n },
    { from: people[0]!, to: people[1]!, units: 70n },
    { from: people[1]!, to: zero, units: 10n },
  ];
  expect(listBalances(moves)).toEqual([
    [people[1], 60n],
    [people[0], 30n],
  ]);
});

it('never loses or creates a token', () => {
  const anyMove = fc.record({
    ...{ from: fc.constantFrom(zero, ...people), to: fc.constantFrom(zero, ...people) },
    units: fc.bigInt({ min: 0n, max: 1_000n }),
  });
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 50 }), (moves) => {
      // All begin with enough, so that no one gives what they do not have.
      const start = people.map((to): TokenMove => ({ from: zero, to, units: 100_000n }));
      const all = [...start, ...moves];
      const held = listBalances(all).reduce((sum, [, units]) => sum + units, 0n);
      const made = all.reduce((sum, { from, units }) => (from === zero ? sum + units : sum), 0n);
      const burned = all.reduce((sum, { to, units }) => (to === zero ? sum + units : sum), 0n);
      expect(held).toBe(made - burned);
    }),
  );
});

it('is a share of the supply, at most all of it', () => {
  expect(shareOf([25n, 25n], 100n)).toBe(5_000);
  expect(shareOf([500n], 100n)).toBe(10_000);
  expect(shareOf([5n], 0n)).toBe(0);
});
