import { chooseText } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';

/** The brand's link for a language: its own, that of the other Chinese script, or the English one. */
export function linkIn<Link>(
  links: { en: Link } & Readonly<Partial<Record<string, Link>>>,
  locale: Locale,
): Link {
  return chooseText(links, locale) ?? links.en;
}
