import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Tutorial, TutorialSummary } from '../model/tutorial.ts';

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

/** The columns of a tutorial that its page needs. */
export interface StoredTutorial extends Omit<TutorialEntry, 'texts'> {
  /** JSON of `TutorialTexts`. */
  texts: string;
}

/** A tutorial with its text, in one language. */
export function presentTutorial(row: StoredTutorial, locale: Locale): Tutorial {
  const texts = JSON.parse(row.texts) as TutorialTexts;
  return { ...summarizeTutorial({ ...row, texts }, locale), body: chooseText(texts, locale)?.body ?? '' };
}
