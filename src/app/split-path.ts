import { isLocale, type Locale } from '#i18n/locales.ts';

/** Takes the language off a path: `/zh/news/4` → zh, `/news/4`; a path without one keeps it whole. */
export function splitPath(pathname: string): { locale: Locale | undefined; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!isLocale(first)) return { locale: undefined, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) || '/' };
}
