import type { Locale } from '#i18n/locales.ts';
import type { SubmissionLanguage } from '../model/dapp-fields.ts';

/** The language that a new form starts with: the page's where DApps are submitted in it, else English. */
export function languageOfLocale(locale: Locale): SubmissionLanguage {
  if (locale === 'zh') return 'zh';
  return locale === 'zh-tw' ? 'zhTW' : 'en';
}
