import { trimEndOf } from '#lib/trim-end-of.ts';
import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

const lowered = '₀₁₂₃₄₅₆₇₈₉';
/** From this many zeros after the point, their number is written instead. */
const compactZeros = 4;

/** Three significant digits; many zeros after the point as a small number: 0.0000371 is `0.0₄371`. */
function formatSmall(amount: number, tag: string): string {
  const zeros = Math.max(0, -Math.floor(Math.log10(amount)) - 1);
  if (zeros < compactZeros) return new Intl.NumberFormat(tag, { maximumSignificantDigits: 3 }).format(amount);
  const digits = Math.round(amount * 10 ** (zeros + 3));
  // Rounding may have carried into the next place: 0.0000999999 is 0.0₃1.
  if (digits === 1000) return formatSmall(10 ** -zeros, tag);
  const start = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).format(0);
  const count = [...String(zeros)].map((digit) => lowered[Number(digit)]).join('');
  return `${start}${count}${trimEndOf(String(digits), '0')}`;
}

/**
 * A price or an amount in the specification's format (§9): from 10 with two decimals, from 1 to 10 with
 * three, below that with three significant digits and many zeros counted. Zero stays `0`.
 * @param amount finite
 */
export function formatPrice(amount: number, locale: Locale): string {
  const tag = intlTag(locale);
  const size = Math.abs(amount);
  if (size === 0) return new Intl.NumberFormat(tag).format(0);
  if (size < 1) return `${amount < 0 ? '-' : ''}${formatSmall(size, tag)}`;
  const fractionDigits = size >= 10 ? 2 : 3;
  return new Intl.NumberFormat(tag, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amount);
}
