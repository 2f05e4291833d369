import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { Locale } from '#i18n/locales.ts';

/** Help and legal paths that live on the static content host (rulings §2), each with and without `/en`. */
const helpPaths = new Set([
  '/contact-us',
  '/keystore',
  '/help',
  '/privacy',
  '/terms',
  '/ios-release',
  '/android-release',
  '/eos-account',
  '/permission-intro',
]);

/** Privacy and terms, in the languages that they have. */
export const legalFiles: ReadonlySet<string> = new Set([
  '/privacy-zh/index.html',
  '/privacy-en/index.html',
  '/terms-zh/index.html',
  '/terms-en/index.html',
]);

/**
 * Where a static help or legal path leads; undefined for any other path. English pages of the host are under `/en`.
 * Privacy and terms are Chinese for zh and English otherwise.
 * @param path without language
 * @param locale the language that the address names, or the visitor's where it names none
 */
export function staticPageTarget(path: string, locale: Locale, brand: Brand): string | undefined {
  if (legalFiles.has(path)) return brand.staticContentOrigin + path;
  if (!helpPaths.has(path)) return undefined;
  if (path === '/privacy' || path === '/terms') {
    return `${brand.staticContentOrigin}${path}-${locale === 'zh' ? 'zh' : 'en'}/index.html`;
  }
  return brand.staticContentOrigin + (locale === 'en' ? `/en${path}` : path);
}
