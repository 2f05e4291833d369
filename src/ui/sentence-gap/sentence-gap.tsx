import { useLocale } from '#i18n/locale-context.tsx';
import { sentenceGap } from '#i18n/sentence-gap.ts';

/** Between two sentences that are elements of their own. */
export function SentenceGap() {
  return sentenceGap(useLocale());
}
