import type { ReactNode } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { isLocale } from '#i18n/locales.ts';

/** First path segments of addresses without a language. */
const neutralSegments = new Set(['api', 'charts', 'files', 'v1']);

function isPage(path: string): boolean {
  const segment = path.split(/[/?#]/)[1] ?? '';
  return !isLocale(segment) && !neutralSegments.has(segment);
}

/**
 * A link in an editor's text. Editors write one address for all readers; it leads to the reader's language.
 */
export function MarkdownLink({ href, children }: { href: string; children: ReactNode }) {
  const localized = useHref();
  if (href.startsWith('/')) return <a href={isPage(href) ? localized(href) : href}>{children}</a>;
  const isMail = href.startsWith('mailto:');
  return (
    <a href={href} {...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}
