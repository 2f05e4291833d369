import { isLocale, type Locale } from '#i18n/locales.ts';
import { localizedPath } from './localized-path.ts';

/**
 * The same address in another language; query and fragment stay: `/zh/news?start=20#top` →
 * `/ko/news?start=20#top`. An address without a language gets one.
 */
export function swapLanguage(
  locale: Locale,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
): string {
  const [, first = '', ...rest] = pathname.split('/');
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname;
  return localizedPath(locale, path + search + hash);
}
