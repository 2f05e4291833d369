import type { Locale } from '#i18n/locales.ts';

const oneYearSeconds = 365 * 24 * 60 * 60;

/** Remembers the language for addresses without one; the server reads the cookie. */
export function rememberLanguage(locale: Locale): void {
  document.cookie = `lang=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
