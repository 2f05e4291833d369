import { apiLanguageOf, localeOfApiLanguage } from '#i18n/api-language.ts';
import type { ContentBody } from '#features/team/editing/model/content-body.ts';
import type { ContentKind } from '#features/team/editing/model/content-kind.ts';
import { shownTexts } from '#features/team/editing/model/languages.ts';
import type { Locale } from '#i18n/locales.ts';

/** What visitors may read of a body, by API language, as news and promotions are stored. */
export function textsByApiLanguage(kind: ContentKind, body: ContentBody): Record<string, object> {
  const shown = Object.entries(shownTexts(kind, body)) as [Locale, Record<string, string>][];
  return Object.fromEntries(shown.map(([locale, texts]) => [apiLanguageOf(locale), texts]));
}

/** The other direction. */
export function textsByLocale<Text>(stored: Readonly<Record<string, Text>>): Partial<Record<Locale, Text>> {
  return Object.fromEntries(
    Object.entries(stored).map(([language, text]) => [localeOfApiLanguage(language), text]),
  );
}
