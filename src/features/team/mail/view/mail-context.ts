import type { I18n } from '@lingui/core';
import { isPagePath } from '#features/core/news/model/is-page-path.ts';
import type { Locale } from '#i18n/locales.ts';

/** Parameters of a mail's text. */
export interface MailContext {
  i18n: I18n;
  locale: Locale;
  /** Where visitors reach the portal, without a trailing slash. */
  publicOrigin: string;
  /** The only theme that is shown, for a preview; by the reader's system without it. */
  theme?: 'light' | 'dark' | undefined;
}

/** An absolute address in the reader's language. @param path without language */
export function pageUrl({ publicOrigin, locale }: MailContext, path: string): string {
  return `${publicOrigin}/${locale}${path}`;
}

/**
 * The address of a picture of this site in a mail: the same for every reader, so that it tells nothing about who reads. A preview asks the
 * desk, which has the pictures of drafts too.
 */
export const pictureUrl = ({ publicOrigin, theme }: MailContext, src: string): string =>
  theme === undefined ? publicOrigin + src : src;

/** Where a link of an editor's text leads from a mail. @param href absolute, or a path of this site with or without language */
export function linkTarget(context: MailContext, href: string): string {
  if (!href.startsWith('/')) return href;
  return isPagePath(href) ? pageUrl(context, href === '/' ? '' : href) : `${context.publicOrigin}${href}`;
}
