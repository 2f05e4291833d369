import type { Locale } from './locales.ts';

const withoutGap = new Set<Locale>(['zh', 'zh-tw', 'ja']);

/** The separator between two sentences: a space, or nothing where the full stop includes one. */
export const sentenceGap = (locale: Locale): string => (withoutGap.has(locale) ? '' : ' ');
