import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** The words of a language, with the counts in them in its own form: 2,000. */
export const createI18n = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, locales: intlTag(locale), messages: { [locale]: messages } });
