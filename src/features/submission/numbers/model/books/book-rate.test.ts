import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRate, isSource, valueOf } from './book-rate.ts';

const euro = { decimals: 18, currency: 'EUR' } as const;

it.each([
  ['1', 10n ** 18n, '1.00'],
  ['0.035', 200_473_100_000_000_000_000n, '7.02'],
  ['0.005', 10n ** 18n, '0.01'],
  ['0.0049999', 10n ** 18n, '0.00'],
  ['123456789012.123456789012345678', 10n ** 30n, '123456789012123456789012.35'],
  ['1', 0n, '0.00'],
])('at %s, %s base units are worth %s', (rate, units, value) => {
  expect(valueOf(units, { ...euro, rate })).toBe(value);
});

it('has no decimals where the currency has none', () => {
  expect(valueOf(15n * 10n ** 17n, { decimals: 18, currency: 'JPY', rate: '3' })).toBe('5');
});

it.each(['0', '0.000', '', '1,5', '1.', '.5', '-1', '+1', '1e3', ' 1', '1 000', '１', '1234567890123'])(
  'takes %j for no rate',
  (text) => {
    expect(isRate(text)).toBe(false);
    expect(() => valueOf(1n, { ...euro, rate: text })).toThrow();
  },
);

it('takes a name for a source, and not a number', () => {
  expect(['CoinGecko', 'ЦБ РФ', '欧州中央銀行 1'].map(isSource)).toEqual([true, true, true]);
  expect(['', '5', ' ECB', '1.5', 'a'.repeat(101)].map(isSource)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

const rateText = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 10 ** 9 - 1 }))
  .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(9, '0')}`);
const units = fc.bigInt({ min: 0n, max: 10n ** 30n });
const cents = (text: string) => BigInt(text.replace('.', ''));

it('is at most half a cent from the exact value, for any amount and rate', () => {
  fc.assert(
    fc.property(units, rateText, (amount, rate) => {
      // Everything in 10^-29 of a euro: 18 decimals of the token, 9 of the rate, 2 of the cent.
      const exact = amount * cents(rate) * 100n;
      const shown = cents(valueOf(amount, { ...euro, rate })) * 10n ** 27n;
      const apart = shown > exact ? shown - exact : exact - shown;
      expect(apart <= 10n ** 27n / 2n).toBe(true);
    }),
  );
});

it('is never less for more', () => {
  fc.assert(
    fc.property(units, units, rateText, (one, more, rate) => {
      expect(cents(valueOf(one + more, { ...euro, rate }))).toBeGreaterThanOrEqual(
        cents(valueOf(one, { ...euro, rate })),
      );
    }),
  );
});
