import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { legalFileTarget, legalTargetOf, legalTextNames } from '#features/core/brand/model/legal-texts.ts';
import type { Locale } from '#i18n/locales.ts';

/** Help paths that live on the static content host (rulings §2), each with and without `/en`; privacy and terms do where the brand brings none. */
export const helpPaths: ReadonlySet<string> = new Set([
  '/contact-us',
  '/keystore',
  '/help',
  '/ios-release',
  '/android-release',
  '/eos-account',
  '/permission-intro',
]);

/**
 * Where a static help or legal path leads; undefined for any other path, and for a legal text that is a page of the portal. English pages
 * of the host are under `/en`.
 * @param path without language
 * @param locale the language that the address names, or the visitor's where it names none
 */
export function staticPageTarget(path: string, locale: Locale, brand: Brand): string | undefined {
  const legalText = legalTextNames.find((name) => path === `/${name}`);
  if (legalText) {
    const target = legalTargetOf(brand, legalText, locale);
    return 'external' in target ? target.external : undefined;
  }
  if (helpPaths.has(path)) return brand.staticContentOrigin + (locale === 'en' ? `/en${path}` : path);
  return legalFileTarget(brand, path);
}
