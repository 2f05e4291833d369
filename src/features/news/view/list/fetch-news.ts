import { dataPrefix } from '#lib/data-prefix.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { NewsListData } from './news-list-data.ts';

/**
 * The data of a page of the list, in the page's language, which the content API does not have; null when
 * there is no such page any more.
 * @param address with the language: `/ko/news?start=20`
 * @throws when the portal returns no list
 */
export async function fetchNews(address: string): Promise<NewsListData | null> {
  const response = await fetch(dataPrefix + address, { signal: timeoutSignal() });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
  const { data } = (await response.json()) as { data?: Partial<NewsListData> };
  if (!Array.isArray(data?.items)) throw new Error('The portal returned no list of news.');
  return data as NewsListData;
}
