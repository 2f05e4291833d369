import { plainSigns } from '#lib/plain-signs.ts';
import { trimEndOf } from '#lib/trim-end-of.ts';
import { cleanText } from './clean-text.ts';

/** Thousands set apart as people write them: `1,000,000.5`. */
const grouped = /^\d{1,3}(?:[,_'’ ]\d{3})+(?:\.\d+)?$/u;
const plain = /^\d+(?:\.\d+)?$/;

/**
 * A number as plain digits: digits of any script and width, separated thousands and zeros at both ends put right. What is no such number stays as typed,
 * so that its error can be shown.
 */
export function cleanNumber(input: unknown): string {
  const typed = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : cleanText(input);
  const text = plainSigns(typed);
  const digits = grouped.test(text) ? text.replace(/[^\d.]/g, '') : text;
  if (!plain.test(digits)) return typed;
  const [whole = '', fraction = ''] = digits.split('.');
  const shortFraction = trimEndOf(fraction, '0');
  const shortWhole = whole.replace(/^0+(?=\d)/, '');
  return shortFraction === '' ? shortWhole : `${shortWhole}.${shortFraction}`;
}
