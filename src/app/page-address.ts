import type { Locale } from '#i18n/locales.ts';

/** A page's whole address. @param path without language, with its query */
export function pageAddress(origin: string, locale: Locale, path: string): string {
  return `${origin}/${locale}${path === '/' ? '' : path}`;
}

/** The same page's address without a language, which leads each visitor to their own. */
export function neutralAddress(origin: string, path: string): string {
  return `${origin}${path}`;
}
