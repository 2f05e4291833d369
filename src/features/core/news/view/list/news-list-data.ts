import type { NewsYearCounts } from '../../model/count-years.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import type { NewsCounts, NewsKind } from '../../model/news-kinds.ts';

/** A page of the news list. */
export interface NewsListData {
  /** The only kind that is listed; null for all of them. */
  kind: NewsKind | null;
  /** Published items of each kind; null where the items have none, so that there is nothing to filter by. */
  counts: NewsCounts | null;
  /** Published items of each year, of this kind where one is chosen. */
  years: NewsYearCounts;
  /** On top of the first page, and not among the items. */
  pinned?: NewsSummary;
  /** Latest first, from `start` on. */
  items: NewsSummary[];
  /** Entries before the page's own: 0, 20, 40, … */
  start: number;
  /** Start of the next request: 20, 40, … */
  nextStart: number;
  hasMore: boolean;
}
