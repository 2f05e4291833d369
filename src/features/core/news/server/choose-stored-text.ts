import type { ApiLanguage } from '#i18n/api-language.ts';

/** Editors' texts by API language: Chinese (zh-Hans), English, and optional further languages. */
export type StoredTexts<Text> = Readonly<Partial<Record<string, Text>>>;

interface ChosenText<Text> {
  text: Text | undefined;
  /** BCP 47 tag of the text where it is not in the requested language; API languages are such tags. */
  lang?: string;
}

/**
 * The text in the requested language; else Chinese for zh and zh-Hant, otherwise English (specification §4),
 * then any. For zh-Hans or en, returns only those two if there is one of them, as in the content API.
 */
export function chooseStoredText<Text>(texts: StoredTexts<Text>, language: ApiLanguage): ChosenText<Text> {
  const wanted = [language, ...(language === 'zh-Hant' ? ['zh-Hans'] : []), 'en', ...Object.keys(texts)];
  const chosen = wanted.find((candidate) => texts[candidate] !== undefined);
  if (chosen === undefined) return { text: undefined };
  return { text: texts[chosen], ...(chosen === language ? {} : { lang: chosen }) };
}
