import { describe, expect, it } from 'vitest';
import { formatDecimal, splitDecimal } from './format-decimal.ts';
import { localeCodes } from './locales.ts';

describe('formatDecimal', () => {
  it.each([
    ['en', '12,480.70', '1.204'],
    ['es', '12,480.70', '1.204'],
    ['ru', '12\u00a0480,70', '1,204'],
    ['hi', '12,480.70', '1.204'],
    ['ja', '12,480.70', '1.204'],
    ['vi', '12.480,70', '1,204'],
  ] as const)('writes amounts in %s', (locale, balance, coins) => {
    expect(formatDecimal(12480.7, 2, locale)).toBe(balance);
    expect(formatDecimal(1.204, 3, locale)).toBe(coins);
  });

  it('keeps zeros at the end', () => {
    expect(formatDecimal(1650, 2, 'en')).toBe('1,650.00');
    expect(formatDecimal(71, 0, 'en')).toBe('71');
  });
});

describe('splitDecimal', () => {
  it('leaves the decimal mark with the decimals', () => {
    expect(splitDecimal(12480.7, 2, 'en')).toEqual({ whole: '12,480', decimals: '.70' });
    expect(splitDecimal(12480.7, 2, 'ru')).toEqual({ whole: '12\u00a0480', decimals: ',70' });
    expect(splitDecimal(71, 0, 'es')).toEqual({ whole: '71', decimals: '' });
  });

  it.each(localeCodes)('loses nothing in %s', (locale) => {
    const { whole, decimals } = splitDecimal(-1234567.891, 3, locale);
    expect(whole + decimals).toBe(formatDecimal(-1234567.891, 3, locale));
  });
});
