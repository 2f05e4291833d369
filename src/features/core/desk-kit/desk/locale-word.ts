const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** Languages of texts by their site locale. */
const chinese: Readonly<Record<string, string>> = {
  zh: 'Chinese, simplified',
  'zh-tw': 'Chinese, traditional',
};

export function localeWord(locale: string): string {
  return chinese[locale] ?? languageNames.of(locale) ?? locale;
}
