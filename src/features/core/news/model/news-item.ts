import * as v from 'valibot';
import { timeSchema } from '#lib/time-schema.ts';
import type { Cover } from './cover.ts';
import { newsKinds, type NewsKind } from './news-kinds.ts';

const summaryEntries = {
  id: v.number(),
  title: v.string(),
  desc: v.string(),
  image_url: v.string(),
  /** Empty for a generated chart. */
  image_alt: v.string(),
  /** In pixels. */
  image_width: v.number(),
  image_height: v.number(),
  kind: v.pipe(
    v.picklist(newsKinds),
    v.description(
      'release: a new version or function; maintenance: nodes and networks; warning: a danger to funds; company: the team',
    ),
  ),
  create_time: timeSchema,
  /** Of `create_time`, like `times`. */
  days: v.pipe(v.string(), v.description('MM-DD')),
  times: v.pipe(v.string(), v.description('HH:mm')),
};

/** A news item in a list, as in the content API (api.md). */
export const newsSummarySchema = v.pipe(v.object(summaryEntries), v.metadata({ ref: 'NewsSummary' }));

/** What differs on pages. */
interface OnPages {
  /** BCP 47 tag of texts that are not in the requested language; the content API leaves it out. */
  lang?: string;
  /** A content host may have no kinds; this portal's own news have one. */
  kind?: NewsKind;
  /** Present where editors chose a picture. */
  cover?: Cover;
}
/** Of which pages have another form. */
type ApiOnly = 'kind' | 'image_alt' | 'image_width' | 'image_height';
export type NewsSummary = Omit<v.InferOutput<typeof newsSummarySchema>, ApiOnly> & OnPages;

/** A news item with its text. */
export const newsItemSchema = v.pipe(
  v.object({ ...summaryEntries, content: v.pipe(v.string(), v.description('Markdown')) }),
  v.metadata({ ref: 'NewsItem' }),
);
export type NewsItem = Omit<v.InferOutput<typeof newsItemSchema>, ApiOnly> & OnPages;

/** An item as the content API has it. */
export type PublishedNewsItem = v.InferOutput<typeof newsItemSchema>;

/** The list grouped by year for the news page. */
export interface NewsYear {
  /** YYYY, in UTC */
  time: string;
  list: NewsSummary[];
}

/** The items before and after one in time. */
export interface NewsNeighbors {
  earlier?: NewsSummary;
  later?: NewsSummary;
}
