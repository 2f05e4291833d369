import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TutorialSummary } from '../model/tutorial.ts';

/** By locale, as stored. */
export type TutorialTexts = Partial<Record<string, { title: string; body: string }>>;

/** The columns of a tutorial that lists need. */
export interface TutorialEntry {
  id: number;
  minutes: number;
  texts: TutorialTexts;
}

/** A tutorial in a list, in one language. */
export function summarizeTutorial({ id, minutes, texts }: TutorialEntry, locale: Locale): TutorialSummary {
  const lang = otherLanguageOf(texts, locale);
  return {
    id,
    minutes,
    title: chooseText(texts, locale)?.title ?? '',
    ...(lang === undefined ? {} : { lang }),
  };
}
