import type { Context } from 'hono';
import { contentLanguageOf, localeOfApiLanguage, type ContentLanguage } from '#i18n/api-language.ts';
import type { Locale } from '#i18n/locales.ts';

/** Wallets send the language as a header on some calls (specification §7); the parameter wins. */
export function requestLocale(c: Context, lang: string): Locale {
  return localeOfApiLanguage(lang || (c.req.header('lang') ?? ''));
}

/** Language of news, banners, activities and ads. */
export function requestContentLanguage(c: Context, lang: string): ContentLanguage {
  return contentLanguageOf(requestLocale(c, lang));
}
