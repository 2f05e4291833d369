import { locales, type Locale } from './locales.ts';

/** A whole number as people of a language write it: `21,204,118`. */
export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locales[locale].tag).format(count);
