import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

const formatIn = (locale: Locale, fractionDigits: number) =>
  new Intl.NumberFormat(intlTag(locale), {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

/**
 * An amount with a fixed number of decimals: `1,650.00`. For decimals that depend on the amount:
 * `formatPrice`.
 */
export function formatDecimal(value: number, fractionDigits: number, locale: Locale): string {
  return formatIn(locale, fractionDigits).format(value);
}

/**
 * The same in two parts, for decimals in their own style: `1,650` and `.00`, the decimal mark with the
 * decimals.
 */
export function splitDecimal(
  value: number,
  fractionDigits: number,
  locale: Locale,
): { whole: string; decimals: string } {
  const parts = formatIn(locale, fractionDigits).formatToParts(value);
  const write = (isDecimal: boolean) =>
    parts
      .filter(({ type }) => (type === 'decimal' || type === 'fraction') === isDecimal)
      .map((part) => part.value)
      .join('');
  return { whole: write(false), decimals: write(true) };
}
