import { locales, type Locale } from '#i18n/locales.ts';

/** A moment as people read it, in UTC, so that the server and every browser write the same. */
export function formatTime(time: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locales[locale].tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(time))} UTC`;
}

/** A day, in UTC. */
export function formatDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(time),
  );
}
