import type { NewsKind } from './news-kinds.ts';

/** Addresses of the news without language. */
export const newsAddress = '/news';

/**
 * @param start entries before the page's own: 20, 40, …
 * @param kind null for all kinds
 */
export function newsListAddress(start: number, kind: NewsKind | null = null): string {
  const query = [...(kind === null ? [] : [`kind=${kind}`]), ...(start === 0 ? [] : [`start=${start}`])];
  return query.length === 0 ? newsAddress : `${newsAddress}?${query.join('&')}`;
}

export function newsItemAddress(id: number): string {
  return `${newsAddress}/${id}`;
}

/** The RSS feed of a language. */
export const newsFeedAddress = `${newsAddress}/feed.xml`;
