import { fallbackLocale, isLocale, localeCodes, locales, type Locale } from './locales.ts';

/** Chinese readers understand the other script better than English. */
const nearest: Partial<Record<Locale, Locale>> = { 'zh-tw': 'zh', zh: 'zh-tw' };

type Texts<Text> = Readonly<Partial<Record<string, Text>>>;

/**
 * The language of the nearest available text: the visitor's, the other Chinese script, English, then the
 * menu's order.
 */
function chooseLanguage(texts: Texts<unknown>, locale: Locale): string | undefined {
  const wanted = [locale, nearest[locale], fallbackLocale, ...localeCodes, ...Object.keys(texts)];
  return wanted.find((candidate) => candidate !== undefined && texts[candidate]);
}

/**
 * A stored text in the visitor's language or the nearest one.
 * @param texts by locale; an editor may leave some out
 */
export function chooseText<Text>(texts: Texts<Text>, locale: Locale): Text | undefined {
  const language = chooseLanguage(texts, locale);
  return language === undefined ? undefined : texts[language];
}

/**
 * The language of the text that `chooseText` returns, for the page's `lang`.
 * @returns a BCP 47 tag; undefined where the text is in the visitor's language
 */
export function otherLanguageOf(texts: Texts<unknown>, locale: Locale): string | undefined {
  const language = chooseLanguage(texts, locale);
  if (language === undefined || language === locale) return undefined;
  return isLocale(language) ? locales[language].tag : language;
}
