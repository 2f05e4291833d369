import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** A whole number as people of a language write it: `21,204,118`. */
export const formatCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(intlTag(locale)).format(count);
