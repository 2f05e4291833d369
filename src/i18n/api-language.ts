import { fallbackLocale, localeCodes, locales, type Locale } from './locales.ts';

/** Codes the content API's `lang` parameter takes (specification §4). */
export type ApiLanguage = (typeof locales)[Locale]['api'];

export const apiLanguages: readonly ApiLanguage[] = localeCodes.map((code) => locales[code].api);

export function apiLanguageOf(locale: Locale): ApiLanguage {
  return locales[locale].api;
}

/** The language of news, activities, ads and the newsletter: Chinese (zh-Hans) for zh, otherwise English (specification §4). */
export type ContentLanguage = 'zh-Hans' | 'en';

export function contentLanguageOf(locale: Locale): ContentLanguage {
  return locale === 'zh' ? 'zh-Hans' : 'en';
}

/** The site locale for an API language; unknown ones are English (specification §4). */
export function localeOfApiLanguage(language: string): Locale {
  return localeCodes.find((code) => locales[code].api === language) ?? fallbackLocale;
}
