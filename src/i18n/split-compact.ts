import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** Readers do not recognize क॰ as करोड़, Tr as triệu or, in Thai, M as ล้าน. */
const spelledOut = new Set<Locale>(['hi', 'th', 'vi']);

/**
 * A large number with the unit of the language, the space between them with the unit: 30 and M in English,
 * 3000 and 万 in Chinese.
 */
export function splitCompact(value: number, locale: Locale): { digits: string; unit: string } {
  const parts = new Intl.NumberFormat(intlTag(locale), {
    notation: 'compact',
    compactDisplay: spelledOut.has(locale) ? 'long' : 'short',
    useGrouping: false,
  }).formatToParts(value);
  const unitBegins = parts.findIndex(({ type }) => type === 'literal' || type === 'compact');
  const write = (some: typeof parts) => some.map((part) => part.value).join('');
  return {
    digits: write(parts.slice(0, unitBegins)),
    unit: write(parts.slice(unitBegins)).replace(/^\s/, '\u00a0'),
  };
}
