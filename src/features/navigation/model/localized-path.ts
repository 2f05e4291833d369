import type { Locale } from '#i18n/locales.ts';

/**
 * Puts a language in front of a path without one, query and fragment kept: `/news?start=20` → `/ko/news?start=20`,
 * `/` → `/ko`, `/#tools` → `/ko#tools`.
 */
export function localizedPath(locale: Locale, path: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return `/${locale}${pathname === '/' ? '' : pathname}${rest}`;
}
