import type { NewsSummary } from '../../model/news-item.ts';

/** A page of the news list. */
export interface NewsListData {
  /** Latest first, from `start` on. */
  items: NewsSummary[];
  /** Entries before the page's own: 0, 20, 40, … */
  start: number;
  /** Start of the next request: 20, 40, … */
  nextStart: number;
  hasMore: boolean;
}
