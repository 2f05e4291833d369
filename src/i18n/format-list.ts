import type { Locale } from './locales.ts';

const ideographicComma = new Set<Locale>(['zh', 'zh-tw', 'ja']);

/**
 * Names in a row as the language writes them: `ETH, BSC, Base`, `ETH、BSC、Base`. Not `Intl.ListFormat`, whose words differ from
 * browser to browser: what the server wrote has to be what every browser would write.
 */
export function formatList(items: readonly string[], locale: Locale): string {
  return items.join(ideographicComma.has(locale) ? '、' : ', ');
}
