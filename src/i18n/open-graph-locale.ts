import type { Locale } from './locales.ts';

/** `og:locale` requires a language with a territory (https://ogp.me): the one with most of its readers. */
export const openGraphLocales: Readonly<Record<Locale, string>> = {
  zh: 'zh_CN',
  'zh-tw': 'zh_TW',
  en: 'en_US',
  ko: 'ko_KR',
  ru: 'ru_RU',
  es: 'es_ES',
  hi: 'hi_IN',
  fil: 'fil_PH',
  pt: 'pt_BR',
  ja: 'ja_JP',
  vi: 'vi_VN',
  th: 'th_TH',
};
