import { isLocale, type Locale } from '#i18n/locales.ts';

/** Languages of every public text unless the brand sets its own (specification §4: the content API has every item in these two); of a brand without Chinese, English. */
export const siteLanguages: readonly Locale[] = (['en', 'zh'] as const).filter(isLocale);
