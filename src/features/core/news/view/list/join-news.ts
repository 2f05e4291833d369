import type { NewsSummary } from '../../model/news-item.ts';
import { newsPageSize } from '../../model/news-page-size.ts';
import type { NewsListData } from './news-list-data.ts';

/** Items added to the page's initial list. */
export interface FetchedNews {
  items: NewsSummary[];
  /** Start of the next request: grows by 20 with each (specification §4). */
  nextStart: number;
  hasMore: boolean;
}

/** Both lists without duplicates: an item published in between moves the others down by one. */
export function joinNews(first: readonly NewsSummary[], more: readonly NewsSummary[]): NewsSummary[] {
  const seen = new Set(first.map(({ id }) => id));
  return [...first, ...more.filter(({ id }) => !seen.has(id))];
}

/** Adds a page of the list; null, for a page that does not exist, is the end (specification §4). */
export function addAnswer(
  fetched: FetchedNews,
  answer: Pick<NewsListData, 'items' | 'hasMore'> | null,
): FetchedNews {
  return {
    items: joinNews(fetched.items, answer?.items ?? []),
    nextStart: fetched.nextStart + newsPageSize,
    hasMore: answer?.hasMore ?? false,
  };
}
