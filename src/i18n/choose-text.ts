import { fallbackLocale, type Locale } from './locales.ts';

/** Chinese readers understand the other script better than English. */
const nearest: Partial<Record<Locale, Locale>> = { 'zh-tw': 'zh', zh: 'zh-tw' };

/**
 * The text of a stored thing in the visitor's language: that language, the other Chinese script, English, then whatever there is.
 * @param texts by locale; an editor need not fill in all
 */
export function chooseText<Text>(
  texts: Readonly<Partial<Record<string, Text>>>,
  locale: Locale,
): Text | undefined {
  for (const candidate of [locale, nearest[locale], fallbackLocale]) {
    const text = candidate && texts[candidate];
    if (text) return text;
  }
  return Object.values(texts).find(Boolean);
}
