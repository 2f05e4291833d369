import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashedSide, hashShades } from './perceptual-hash.ts';

/** By the definition of the transform: one sum over all pixels for each pair of frequencies. */
function hashByDefinition(shades: Uint8Array): string {
  const places = Array.from({ length: hashedSide }, (_, at) => at);
  const waveAt = (frequency: number, at: number) =>
    Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * hashedSide));
  const lowest = [1, 2, 3, 4, 5, 6, 7, 8];
  const amounts = lowest.flatMap((across) =>
    lowest.map((down) =>
      places
        .flatMap((y) => places.map((x) => shades[y * hashedSide + x]! * waveAt(across, x) * waveAt(down, y)))
        .reduce((total, part) => total + part, 0),
    ),
  );
  const mean = amounts.reduce((total, amount) => total + amount, 0) / amounts.length;
  return amounts.map((amount) => (amount > mean ? '1' : '0')).join('');
}

const pictures = fc.uint8Array({ minLength: hashedSide ** 2, maxLength: hashedSide ** 2 });

it('is that of the transform over all pixels', () => {
  fc.assert(
    fc.property(pictures, (shades) => {
      // Of equal shades alone every amount is zero, but for rounding.
      fc.pre(new Set(shades).size > 3);
      expect(hashShades(shades)).toBe(hashByDefinition(shades));
    }),
    { numRuns: 30 },
  );
});

it('has no feature where all pixels are alike, whatever their shade', () => {
  for (const shade of [0, 1, 127, 200, 255])
    expect(hashShades(new Uint8Array(hashedSide ** 2).fill(shade))).toBe('0'.repeat(64));
});

it('is the opposite for a picture with its shades turned around', () => {
  fc.assert(
    fc.property(pictures, (shades) => {
      fc.pre(new Set(shades).size > 3);
      const turned = [...hashShades(shades.map((shade) => 255 - shade))];
      expect(turned.map((digit) => (digit === '1' ? '0' : '1')).join('')).toBe(hashShades(shades));
    }),
    { numRuns: 30 },
  );
});
