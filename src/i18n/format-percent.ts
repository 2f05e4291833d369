import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** A share of a whole, from 0 to 1, in whole percent: `41%`, in Russian `41 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(share);
}
