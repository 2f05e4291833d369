import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';
import { utcFormatter } from './utc-formatter.ts';

const write = (time: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  utcFormatter(intlTag(locale), options).format(new Date(time));

/**
 * A day in UTC, so that the server and every browser write the same.
 * @param time YYYY-MM-DD or RFC 3339
 */
export const formatDay = (time: string, locale: Locale): string =>
  write(time, locale, { dateStyle: 'medium' });

/** The "г." of a Russian day, whose point would meet that of the sentence. */
const pointAtEnd = /\sг\.$/;

/** A day in UTC within a sentence, its month in words: `November 12, 2026`. In Russian it ends with the year's number. */
export const formatDayInSentence = (time: string, locale: Locale): string =>
  write(time, locale, { dateStyle: 'long' }).replace(pointAtEnd, '');

/** A day without its year, where a heading names that or it is clear: `Nov 12`. */
export const formatDayOfYear = (time: string, locale: Locale): string =>
  write(time, locale, { month: 'short', day: 'numeric' });

/** The year in the calendar that `formatDay` uses: 2026, in Thai 2569. */
export const formatYear = (time: string, locale: Locale): string => write(time, locale, { year: 'numeric' });
