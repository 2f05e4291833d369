import { countryCodes } from './country-codes.ts';
import { languageTags } from './language-tags.ts';
import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';

/** A code with its name in a language. */
export interface Named {
  code: string;
  name: string;
  /** Its name in the other script of Chinese, which often has another word. */
  otherName?: string;
}

/**
 * Names in a language, in its alphabetical order. For the server: its text must match what every browser
 * shows, and browsers differ in their names.
 */
function listNames(codes: readonly string[], type: 'region' | 'language', locale: Locale): Named[] {
  const tag = intlTag(locale);
  const names = new Intl.DisplayNames([tag], { type, languageDisplay: 'standard' });
  const { compare } = new Intl.Collator(tag);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

export function listCountries(locale: Locale): Named[] {
  return listNames(countryCodes, 'region', locale);
}

/** Chinese written in the other script. */
const otherChinese: Partial<Record<Locale, Locale>> = { zh: 'zh-tw', 'zh-tw': 'zh' };

export function listLanguages(locale: Locale): Named[] {
  const names = listNames(languageTags, 'language', locale);
  const other = otherChinese[locale];
  if (!other) return names;
  const otherNames = new Map(
    listNames(languageTags, 'language', other).map(({ code, name }) => [code, name]),
  );
  return names.map((each) => ({ ...each, otherName: otherNames.get(each.code)! }));
}
