import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const words = v.object({ title: text, text });

/** One entry of content/milestones.json: a month of the wallet's history, in Chinese and in English. */
export const milestoneSchema = v.object({
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  texts: v.object({ en: words, zh: words }),
});

export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** An entry as a page shows it. */
export interface PresentedMilestone {
  /** `2018-03` */
  month: string;
  title: string;
  text: string;
  /** Language of title and text, which a page of another language has to name. */
  language: keyof Milestone['texts'];
}

export interface MilestoneYear {
  year: number;
  milestones: PresentedMilestone[];
}
