import { locales, type Locale } from './locales.ts';

/** Languages whose numbers and dates are not those of their tag: Spanish has 1,234.5 of Latin America, as its words are from there. */
const regional: Partial<Record<Locale, string>> = { es: 'es-419' };

/** The BCP 47 tag that `Intl` is asked with. What a page is written in (`lang`, hreflang) is the language's own tag. */
export const intlTag = (locale: Locale): string => regional[locale] ?? locales[locale].tag;
