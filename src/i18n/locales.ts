import offered from '#brand/languages.json' with { type: 'json' };

/**
 * The languages that the portal knows; a brand offers all of them, or some (brand/languages.json). Adding one: a line here, and the files named in CONTRIBUTING.md. `api` is the
 * code that the content API uses (specification §4), `tag` the BCP 47 tag for `lang` and hreflang.
 */
export const locales = {
  zh: { api: 'zh-Hans', tag: 'zh-Hans', name: '简体中文', short: '简' },
  'zh-tw': { api: 'zh-Hant', tag: 'zh-Hant', name: '繁體中文', short: '繁' },
  en: { api: 'en', tag: 'en', name: 'English', short: 'EN' },
  ko: { api: 'ko', tag: 'ko', name: '한국어', short: 'KO' },
  ru: { api: 'ru', tag: 'ru', name: 'Русский', short: 'RU' },
  es: { api: 'es', tag: 'es', name: 'Español', short: 'ES' },
  hi: { api: 'hi', tag: 'hi', name: 'हिन्दी', short: 'HI' },
  fil: { api: 'fil', tag: 'fil', name: 'Filipino', short: 'FIL' },
  pt: { api: 'pt', tag: 'pt', name: 'Português', short: 'PT' },
  ja: { api: 'ja', tag: 'ja', name: '日本語', short: 'JA' },
  vi: { api: 'vi', tag: 'vi', name: 'Tiếng Việt', short: 'VI' },
  th: { api: 'th', tag: 'th', name: 'ไทย', short: 'TH' },
} as const;

export type Locale = keyof typeof locales;

/** Every language there are words in, whether the brand offers it or not. */
export const knownLocales = Object.keys(locales) as Locale[];

/** The languages that the brand offers, in the order of the language menu. */
export const localeCodes = knownLocales.filter((code) => (offered as readonly string[]).includes(code));

/** The default (specification §1). */
export const fallbackLocale: Locale = 'en';

/** Whether it is a language that the brand offers: pages, mails and forms have no other. */
export function isLocale(value: unknown): value is Locale {
  return (localeCodes as readonly unknown[]).includes(value);
}
