import { useLocale } from '#i18n/locale-context.tsx';
import { sentenceGap } from '#i18n/sentence-gap.ts';

/** The gap between two sentences in separate elements. */
export function SentenceGap() {
  return sentenceGap(useLocale());
}
