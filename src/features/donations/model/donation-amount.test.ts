import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { donationUnits, formatUnits } from './donation-amount.ts';

describe('donation amounts', () => {
  it.each([
    [{ base: 200, suffix: 4731, decimals: 18 }, 200_473_100_000_000_000_000n, '200.4731'],
    [{ base: 100, suffix: 1000, decimals: 4 }, 1_001_000n, '100.1000'],
    [{ base: 100, suffix: 9999, decimals: 36 }, 1_009_999n * 10n ** 32n, '100.9999'],
  ])('are exact: %o', (amount, units, shown) => {
    expect(donationUnits(amount)).toBe(units);
    expect(formatUnits(units, amount.decimals, 4)).toBe(shown);
  });

  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [5n, 0, '5'],
    [1500n, 3, '1.5'],
  ])('format %s with %s decimals as %s', (units, decimals, text) => {
    expect(formatUnits(units, decimals)).toBe(text);
  });

  it('lose nothing when they are shown', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
        fc.integer({ min: 0, max: 36 }),
        (units, decimals) => {
          const [whole = '', fraction = ''] = formatUnits(units, decimals).split('.');
          expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(units);
        },
      ),
    );
  });
});
