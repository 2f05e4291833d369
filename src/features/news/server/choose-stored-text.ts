import type { ApiLanguage } from '#i18n/api-language.ts';

/** What editors wrote, by API language: Chinese (zh-Hans), English, and further languages as they like. */
export type StoredTexts<Text> = Readonly<Partial<Record<string, Text>>>;

interface ChosenText<Text> {
  text: Text | undefined;
  /** BCP 47 tag of the text where it is not in the language asked for; API languages are such tags. */
  lang?: string;
}

/**
 * The text in the language asked for; where editors did not write one, Chinese for zh and zh-Hant, otherwise English (specification §4),
 * then any. Asked for zh-Hans or en, it gives those two alone wherever there is one of them: so does the content API.
 */
export function chooseStoredText<Text>(texts: StoredTexts<Text>, language: ApiLanguage): ChosenText<Text> {
  const wanted = [language, ...(language === 'zh-Hant' ? ['zh-Hans'] : []), 'en', ...Object.keys(texts)];
  const chosen = wanted.find((candidate) => texts[candidate] !== undefined);
  if (chosen === undefined) return { text: undefined };
  return { text: texts[chosen], ...(chosen === language ? {} : { lang: chosen }) };
}
