import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';

const summaryEntries = {
  id: v.number(),
  title: v.string(),
  desc: v.string(),
  image_url: v.string(),
  create_time: timeSchema,
  /** Of `create_time`, like `times`. */
  days: v.pipe(v.string(), v.description('MM-DD')),
  times: v.pipe(v.string(), v.description('HH:mm')),
};

/** A news item in a list, as in the content API (api.md). */
export const newsSummarySchema = v.pipe(v.object(summaryEntries), v.metadata({ ref: 'NewsSummary' }));
/** On pages the BCP 47 tag of texts that are not in the requested language; the content API leaves it out. */
export type NewsSummary = v.InferOutput<typeof newsSummarySchema> & { lang?: string };

/** A news item with its text. */
export const newsItemSchema = v.pipe(
  v.object({ ...summaryEntries, content: v.pipe(v.string(), v.description('Markdown')) }),
  v.metadata({ ref: 'NewsItem' }),
);
export type NewsItem = v.InferOutput<typeof newsItemSchema> & Pick<NewsSummary, 'lang'>;

/** The list grouped by date for the news page (specification §3). */
export interface NewsDate {
  /** YYYY-MM-DD */
  time: string;
  list: NewsSummary[];
}

/** The items before and after one in time. */
export interface NewsNeighbors {
  earlier?: NewsSummary;
  later?: NewsSummary;
}
