import { locales, type Locale } from './locales.ts';

/**
 * A day in UTC, so that the server and every browser write the same.
 * @param time YYYY-MM-DD or RFC 3339
 */
export function formatDay(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(time));
}

/** The same without its year, where a heading names that or it is clear: `Nov 12`. */
export function formatDayOfYear(time: string, locale: Locale): string {
  const parts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[locale].tag, parts).format(new Date(time));
}

/** The year in the calendar that `formatDay` uses: 2026, in Thai 2569. */
export function formatYear(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, { year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(time));
}
