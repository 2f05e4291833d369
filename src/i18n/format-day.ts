import { locales, type Locale } from './locales.ts';

/**
 * A day in UTC, so that the server and every browser write the same.
 * @param time YYYY-MM-DD or RFC 3339
 */
export function formatDay(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(time));
}
