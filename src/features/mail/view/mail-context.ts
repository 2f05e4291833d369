import type { I18n } from '@lingui/core';
import type { Locale } from '#i18n/locales.ts';

/** Parameters of a mail's text. */
export interface MailContext {
  i18n: I18n;
  locale: Locale;
  /** Where visitors reach the portal, without a trailing slash. */
  publicOrigin: string;
}

/** An absolute address in the reader's language. @param path without language */
export function pageUrl({ publicOrigin, locale }: MailContext, path: string): string {
  return `${publicOrigin}/${locale}${path}`;
}
