import type { Locale } from '#i18n/locales.ts';

export interface Crumb {
  name: string;
  /** Without language. */
  path: string;
}

/** Where a page is in the site, in the words of schema.org: from the outermost page to the page itself. */
export function describeBreadcrumb(locale: Locale, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `/${locale}${path}`,
    })),
  };
}
