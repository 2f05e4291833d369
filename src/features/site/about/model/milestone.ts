import * as v from 'valibot';
import { knownLocales, type Locale } from '#i18n/locales.ts';

const text = v.pipe(v.string(), v.nonEmpty());
/** English is the fallback for languages that the brand left out. */
const localized = v.strictObject({ ...v.entriesFromList(knownLocales, v.optional(text)), en: text });

/** A month of the wallet's history, by language. */
const milestoneSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  title: localized,
  text: localized,
});

/** brand/milestones.json, in any order: the history with which an empty database begins. */
export const milestonesSchema = v.array(milestoneSchema);

export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** A month of the history in the languages that there are. */
export interface MilestoneTexts {
  /** `2018-03` */
  month: string;
  title: Readonly<Partial<Record<Locale, string | undefined>>>;
  text: Readonly<Partial<Record<Locale, string | undefined>>>;
}

/** An entry as a page shows it. */
export interface PresentedMilestone {
  /** `2018-03` */
  month: string;
  title: string;
  text: string;
  /** BCP 47; present when the entry is not in the page's language. */
  lang?: string;
}

export interface MilestoneYear {
  year: number;
  milestones: PresentedMilestone[];
}
