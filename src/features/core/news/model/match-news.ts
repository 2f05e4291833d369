import type { ApiLanguage } from '#i18n/api-language.ts';
import { foldTextWithHan } from '#lib/fold-han.ts';
import { findMatches, parseWords, type FoldedTexts } from '#lib/match-words.ts';
import type { NewsSummary } from './news-item.ts';

/** Items that a search looks at, the latest: older ones are reached by the list. */
export const mostSearchedNews = 1_000;

export interface NewsSearchRequest {
  key: string;
  count: number;
  language: ApiLanguage;
}

/** An item with its words, folded once for many searches. */
export interface FoldedNews extends FoldedTexts {
  item: NewsSummary;
}

export function foldNews(item: NewsSummary): FoldedNews {
  const title = foldTextWithHan(item.title);
  return { item, title, all: `${title} ${foldTextWithHan(item.desc)}` };
}

/** The first `count` items that have all words of the search in title or summary. */
export function findNews(items: readonly FoldedNews[], key: string, count: number): NewsSummary[] {
  return findMatches(items, parseWords(key, foldTextWithHan), (each) => each)
    .slice(0, count)
    .map(({ item }) => item);
}
