import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  donationUnits,
  firstSuffix,
  formatQuote,
  formatUnits,
  parseUnits,
  isShortSuffix,
  suffixCount,
  type DonationAmount,
} from './donation-amount.ts';

describe('donation amounts', () => {
  it.each([
    [{ base: 200, suffix: 4731, suffixDecimals: 4, decimals: 18 }, 200_473_100_000_000_000_000n, '200.4731'],
    [{ base: 100, suffix: 1000, suffixDecimals: 4, decimals: 4 }, 1_001_000n, '100.1000'],
    [{ base: 100, suffix: 9999, suffixDecimals: 4, decimals: 36 }, 1_009_999n * 10n ** 32n, '100.9999'],
    [{ base: 200, suffix: 473112, suffixDecimals: 6, decimals: 18 }, 200_473_112n * 10n ** 12n, '200.473112'],
    [{ base: 200, suffix: 473110, suffixDecimals: 6, decimals: 6 }, 200_473_110n, '200.473110'],
  ] satisfies [DonationAmount, bigint, string][])('are exact: %o', (amount, units, shown) => {
    expect(donationUnits(amount)).toBe(units);
    expect(formatQuote(units, amount.decimals)).toBe(shown);
  });

  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [5n, 0, '5'],
    [1500n, 3, '1.5'],
  ])('format %s with %s decimals as %s', (units, decimals, text) => {
    expect(formatUnits(units, decimals)).toBe(text);
    expect(parseUnits(text, decimals)).toBe(units);
  });

  it.each([
    ['200', 200_000_000n],
    [' 1234.5 ', 1_234_500_000n],
    ['0.000001', 1n],
    ['１２．５', 12_500_000n],
    ['٢٠٠٫٤٧', 200_470_000n],
    ['१२.५\u200b', 12_500_000n],
  ])('are read from %j', (text, units) => {
    expect(parseUnits(text, 6)).toBe(units);
  });

  it.each(['', '1.', '.5', '1,5', '-1', '1e3', '0.0000000000000000001', 'Lantern'])(
    'are not read from %j',
    (text) => {
      expect(parseUnits(text, 18)).toBeUndefined();
    },
  );

  it.each([
    [4, 1_000, 9_999],
    [6, 100_000, 999_999],
  ] as const)('end in %s decimals without a zero in front: %s to %s', (decimals, first, last) => {
    expect(firstSuffix(decimals)).toBe(first);
    expect(firstSuffix(decimals) + suffixCount(decimals) - 1).toBe(last);
  });

  it.each([
    [473_100, true],
    [473_110, false],
    [473_101, false],
    [100_000, true],
  ])('with six decimals never look like four: .%s does: %s', (suffix, looksShort) => {
    expect(isShortSuffix(suffix)).toBe(looksShort);
    const units = donationUnits({ base: 200, suffix, suffixDecimals: 6, decimals: 18 });
    expect(formatQuote(units, 18).split('.')[1]).toHaveLength(looksShort ? 4 : 6);
  });

  it('are displayed without loss', () => {
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
