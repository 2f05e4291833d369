import { localeCodes, type Locale } from '#i18n/locales.ts';

export const legalTextNames = ['privacy', 'terms'] as const;
export type LegalTextName = (typeof legalTextNames)[number];

interface LegalBrand {
  staticContentOrigin: string;
  legalTexts?: { readonly [Name in LegalTextName]?: string | undefined } | undefined;
}

/** A page of the portal, without language, or an address elsewhere. */
type LegalTarget = { page: string } | { external: string };

/** The help host has these texts in simplified Chinese and in English. */
const helpLanguageOf = (locale: Locale): 'zh' | 'en' => (locale === 'zh' ? 'zh' : 'en');

/** Files of the help host's legal texts, by path. */
export const legalFiles: readonly string[] = legalTextNames.flatMap((name) =>
  (['zh', 'en'] as const).map((language) => `/${name}-${language}/index.html`),
);

/** Where a legal text is read: on the portal's own page where the brand brings it, and otherwise on its help host. */
export function legalTargetOf(
  { legalTexts, staticContentOrigin }: LegalBrand,
  name: LegalTextName,
  locale: Locale,
): LegalTarget {
  if (legalTexts?.[name] !== undefined) return { page: `/${name}` };
  return { external: `${staticContentOrigin}/${name}-${helpLanguageOf(locale)}/index.html` };
}

/** Where a file of the help host's legal texts is read, by path: `/privacy-zh/index.html`. Undefined for any other path. */
export function legalFileTarget(brand: LegalBrand, path: string): string | undefined {
  const [, name, language] = /^\/(privacy|terms)-(zh|en)\/index\.html$/.exec(path) ?? [];
  if (name === undefined || language === undefined) return undefined;
  const locale = localeCodes.find((code) => code === language) ?? 'en';
  const target = legalTargetOf(brand, name as LegalTextName, locale);
  return 'page' in target ? `/${locale}${target.page}` : brand.staticContentOrigin + path;
}
