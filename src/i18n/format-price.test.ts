import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it.each([
    [67432.1, '67,432.10'],
    [10, '10.00'],
    [9.21449, '9.214'],
    [1, '1.000'],
    [0.5, '0.5'],
    [0.20915, '0.209'],
    [0.00371, '0.00371'],
    [0.000371, '0.000371'],
    [0.0000371, '0.0₄371'],
    [0.00000000012, '0.0₉12'],
    [0.0000000000004567, '0.0₁₂457'],
    [0.0000999999, '0.0001'],
    [0, '0'],
    [-0.0000371, '-0.0₄371'],
    [-12.345, '-12.35'],
  ])('shows %d as %s', (amount, expected) => {
    expect(formatPrice(amount, 'en')).toBe(expected);
  });

  it('writes the point as the language does', () => {
    expect(formatPrice(0.0000371, 'ru')).toBe('0,0₄371');
    expect(formatPrice(9.2145, 'es')).toBe('9.215');
  });

  it('keeps three significant digits of small amounts', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-18, max: 0.999, noNaN: true }), (amount) => {
        const text = formatPrice(amount, 'en');
        const match = /^0\.0([₀-₉]+)(\d{1,3})$/.exec(text);
        const zeros = match?.[1] ? Number([...match[1]].map((d) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(d)).join('')) : 0;
        const shown = match ? Number(`0.${match[2]}`) * 10 ** -zeros : Number(text);
        expect(Math.abs(shown - amount) / amount).toBeLessThan(0.0051);
      }),
    );
  });
});
