import type { Locale } from '#i18n/locales.ts';

const display = (subset: string, style: 'normal' | 'italic' = 'normal') =>
  `/fonts/brygada-1918-${subset}-wght-${style}.woff2`;
const text = (subset: string) => `/fonts/wix-madefor-text-${subset}-wght-normal.woff2`;

/** Subsets beside the Latin one, by language. */
const subsets: Partial<Record<Locale, string>> = { ru: 'cyrillic', vi: 'vietnamese' };

/** Languages whose emphasis is a color, because their script has no italic (base.css). */
const withoutItalic: ReadonlySet<Locale> = new Set(['zh', 'zh-tw', 'ja', 'ko', 'th', 'hi']);

const headingInItalic = /<h1(?:(?!<\/h1>).)*<em\b/s;

/**
 * The faces that a page's first screen is set in: fetched with the document. The others load when a character asks for them.
 * @param html the page's body
 */
export function firstFontsOf(locale: Locale, html: string): string[] {
  const own = subsets[locale];
  const hasItalic = !withoutItalic.has(locale) && headingInItalic.test(html);
  return [
    display('latin'),
    text('latin'),
    ...(own ? [display(own), text(own)] : []),
    ...(hasItalic ? [display(own === 'cyrillic' ? own : 'latin', 'italic')] : []),
  ];
}
