import { chooseText, otherLanguageOf } from '#i18n/choose-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Tutorial, TutorialSummary } from '../model/tutorial.ts';
import { presentCover } from './present-cover.ts';

/** By locale, as stored. */
export type TutorialTexts = Partial<Record<string, { title: string; body: string; coverAlt?: string }>>;

/** The columns of a tutorial that lists need. */
export interface TutorialEntry {
  id: number;
  minutes: number;
  texts: TutorialTexts;
  /** JSON of a `StoredCover`, or null. */
  cover: string | null;
}

/** A tutorial in a list, in one language. */
export function summarizeTutorial(
  { id, minutes, texts, cover }: TutorialEntry,
  locale: Locale,
): TutorialSummary {
  const lang = otherLanguageOf(texts, locale);
  const text = chooseText(texts, locale);
  return {
    id,
    minutes,
    title: text?.title ?? '',
    ...(lang === undefined ? {} : { lang }),
    ...presentCover(cover, text?.coverAlt),
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
