import type { Locale } from './locales.ts';

const ideographicComma = new Set<Locale>(['zh', 'zh-tw', 'ja']);

/**
 * A list of names in the style of the language: `ETH, BSC, Base`, `ETH、BSC、Base`. Not `Intl.ListFormat`,
 * which differs from browser to browser: the server's text must match what every browser would write.
 */
export function formatList(items: readonly string[], locale: Locale): string {
  return items.join(ideographicComma.has(locale) ? '、' : ', ');
}
