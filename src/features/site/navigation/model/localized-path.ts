import type { Locale } from '#i18n/locales.ts';

/**
 * Adds a language to a path without one; query and fragment stay: `/news?start=20` → `/ko/news?start=20`,
 * `/` → `/ko`, `/#tools` → `/ko#tools`.
 */
export function localizedPath(locale: Locale, path: string): string {
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = path.slice(pathname.length);
  return `/${locale}${pathname === '/' ? '' : pathname}${rest}`;
}
