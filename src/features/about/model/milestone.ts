import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const localized = v.objectWithRest({ en: text }, text);

/** A month of the wallet's history, by language. */
export const milestoneSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  title: localized,
  text: localized,
});

export type Milestone = v.InferOutput<typeof milestoneSchema>;

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
