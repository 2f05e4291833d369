import type { Locale } from './locales.ts';

const withoutGap = new Set<Locale>(['zh', 'zh-tw', 'ja']);

/** What stands between two sentences: a space, or nothing where the full stop brings its own. */
export const sentenceGap = (locale: Locale): string => (withoutGap.has(locale) ? '' : ' ');
