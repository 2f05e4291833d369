import { fallbackLocale, isLocale, type Locale } from './locales.ts';

/** Traditional Chinese is written in Taiwan, Hong Kong and Macao, and wherever the script says so. */
function localeOfTag(tag: string): Locale | undefined {
  const lower = tag.toLowerCase();
  if (isLocale(lower)) return lower;
  const [base, ...rest] = lower.split('-');
  if (base === 'zh') return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh-tw' : 'zh';
  return isLocale(base) ? base : undefined;
}

/** The order in which the specification (§4) searches a header whose first language is not supported. */
const substringOrder = ['zh', 'ko', 'en'] as const;

/**
 * The visitor's language where the path has none (rulings §2): the stored choice, then the first language of Accept-Language
 * by exact tag and base language, then zh, ko, en anywhere in the header, then English.
 * @param cookieLanguage value of the `lang` cookie; anything but one of the site's codes is ignored
 */
export function negotiateLocale(
  cookieLanguage: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(cookieLanguage)) return cookieLanguage;
  const header = (acceptLanguage ?? '').toLowerCase();
  const first = header.split(',')[0]?.split(';')[0]?.trim() ?? '';
  return localeOfTag(first) ?? substringOrder.find((code) => header.includes(code)) ?? fallbackLocale;
}

/**
 * The nearest language to an unknown path segment (`zh-HK`, `es-MX`), for the not-found page; undefined when
 * there is none.
 */
export function nearestLocale(segment: string): Locale | undefined {
  return localeOfTag(segment);
}
