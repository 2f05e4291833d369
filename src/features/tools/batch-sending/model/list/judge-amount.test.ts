import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { judgeAmount } from './judge-amount.ts';
import { readNumber } from './read-number.ts';

const parse = (typed: string, decimals: number) => judgeAmount(readNumber(typed), decimals, () => null);
const kindOf = (typed: string) => {
  const read = parse(typed, 6);
  return typeof read === 'bigint' ? read : read.kind;
};

/** What the units are as plain digits with a point. */
function writePlain(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`;
}

/** Often with few digits behind the point, as people write. */
const units = fc
  .tuple(fc.bigInt({ min: 1n, max: 99_999n }), fc.bigInt({ min: 0n, max: 8n }))
  .map(([digits, zeros]) => digits * 10n ** zeros);

describe('an amount', () => {
  it.each([
    ['1', 1_000_000n],
    ['0.5', 500_000n],
    [' 12.345678 ', 12_345_678n],
    ['1.50000000', 1_500_000n],
    ['1,5', 1_500_000n],
    ['0,123', 123_000n],
    ['0.123', 123_000n],
    ['1234,567', 1_234_567_000n],
    ['1,234.5', 1_234_500_000n],
    ['1.234,56', 1_234_560_000n],
    ['1.234.567,89', 1_234_567_890_000n],
    ['1,234,567', 1_234_567_000_000n],
    ['1.234.567', 1_234_567_000_000n],
    ['12,34,567.8', 1_234_567_800_000n],
    ['1 234 567.5', 1_234_567_500_000n],
    ['1 234,5', 1_234_500_000n],
    ['1\u00a0234,567', 1_234_567_000n],
    ['1’234’567', 1_234_567_000_000n],
    ['1_000', 1_000_000_000n],
    ['١٬٢٣٤٫٥', 1_234_500_000n],
  ])('%j is %s base units', (typed, amount) => expect(parse(typed, 6)).toBe(amount));

  it.each([
    ['1,234', 'open'],
    ['1.234', 'open'],
    ['12.000', 'open'],
    ['001,234', 'open'],
    ['1.2.3', 'form'],
    ['1,23,4.5', 'form'],
    ['12.34.567', 'form'],
    ['1,234.567.890', 'form'],
    ['1 234.567,8', 'form'],
    ['5.', 'form'],
    ['1,,5', 'form'],
    ['0', 'zero'],
    ['0.000', 'zero'],
    ['-1', 'form'],
    ['+1', 'form'],
    ['.5', 'form'],
    ['1e3', 'form'],
    ['0x10', 'form'],
    ['', 'form'],
    ['ten', 'form'],
    ['1 23', 'form'],
    ['9'.repeat(79), 'too-large'],
    ['9'.repeat(81), 'too-large'],
  ])('%j is refused: %s', (typed, fault) => expect(kindOf(typed)).toBe(fault));

  it.each([
    ['40.1234567', 6, { nearest: '40.123457', other: '40.123456' }],
    ['40,1234563', 6, { nearest: '40,123456', other: '40,123457' }],
    ['1.234,56785', 4, { nearest: '1234,5679', other: '1234,5678' }],
    ['0.0000004', 6, { nearest: '0.000001', other: null }],
    ['1.5', 0, { nearest: '2', other: '1' }],
  ])('%j with too many decimals for %s names the amounts around it: %j', (typed, most, around) =>
    expect(parse(typed, most)).toEqual({ kind: 'decimals', most, ...around }),
  );

  it('is read back exactly as it was written, whatever its decimals, or it is open', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 40n }),
        fc.integer({ min: 0, max: 30 }),
        (amount, decimals) => {
          const read = parse(writePlain(amount, decimals), decimals);
          if (typeof read !== 'bigint') expect([read.kind, decimals]).toEqual(['open', 3]);
          else expect(read).toBe(amount);
        },
      ),
    );
  });

  it('in the writing of any of our languages is read back exactly, or it is open', () => {
    fc.assert(
      fc.property(
        units,
        fc.constantFrom(...localeCodes, 'de', 'de-CH', 'es-419', 'fr', 'pl', 'ar-EG', 'en-IN'),
        fc.boolean(),
        (amount, locale, useGrouping) => {
          const plain = writePlain(amount, 6) as Intl.StringNumericLiteral;
          const typed = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 6 }).format(
            plain,
          );
          const read = parse(typed, 6);
          if (typeof read === 'bigint') expect(read).toBe(amount);
          else expect(read.kind).toBe('open');
        },
      ),
    );
  });

  it('of digits and marks in any order has the decimals behind its last point or comma, or none, or is refused', () => {
    const marks = fc.constantFrom('1', '2', '0', '34', '567', '.', ',', ' ', "'");
    fc.assert(
      fc.property(fc.string({ unit: marks, minLength: 1 }), (typed) => {
        const read = parse(typed, 20);
        if (typeof read !== 'bigint') return;
        const digits = (text: string) => text.replaceAll(/\D/g, '');
        const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
        const fraction = last === -1 ? '' : digits(typed.slice(last));
        const withDecimals =
          digits(typed).slice(0, digits(typed).length - fraction.length) + fraction.padEnd(20, '0');
        expect([BigInt(withDecimals), BigInt(digits(typed) + '0'.repeat(20))]).toContain(read);
      }),
    );
  });
});
