import { locales, type Locale } from './locales.ts';

/** A share of a whole, from 0 to 1, in whole percent: `41%`, in Russian `41 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locales[locale].tag, { style: 'percent' }).format(share);
}
