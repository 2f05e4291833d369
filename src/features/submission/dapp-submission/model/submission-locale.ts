import type { Locale } from '#i18n/locales.ts';
import type { SubmissionLanguage } from './dapp-fields.ts';

const locales: Record<SubmissionLanguage, Locale> = { en: 'en', zh: 'zh', zhTW: 'zh-tw' };

/** Site locale in which the texts of a submission are listed. */
export function localeOfSubmission(language: SubmissionLanguage): Locale {
  return locales[language];
}
