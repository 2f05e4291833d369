import { locales, type Locale } from '#i18n/locales.ts';

/** A day, in UTC. */
export function formatDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(time),
  );
}
