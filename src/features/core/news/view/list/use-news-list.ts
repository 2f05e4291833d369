import { useEffect, useRef, useState } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { apiAddress } from '#lib/api-address.ts';
import { dataPrefix } from '#lib/data-prefix.ts';
import { createEntryMemory } from '#lib/entry-memory.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { newsListAddress } from '../../model/news-address.ts';
import { addAnswer, joinNews, type FetchedNews } from './join-news.ts';
import type { NewsListData } from './news-list-data.ts';

const memory = createEntryMemory<FetchedNews>();

/**
 * The data of a page of the list, in the page's language, which the content API does not have; null when
 * there is no longer such a page.
 * @param address with the language: `/ko/news?start=20`
 * @throws when the portal returns no list
 */
async function fetchNews(address: string): Promise<NewsListData | null> {
  const response = await fetch(apiAddress(dataPrefix + address), { signal: timeoutSignal() });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The portal answered ${response.status}.`);
  const { data } = (await response.json()) as { data?: Partial<NewsListData> };
  if (!Array.isArray(data?.items)) throw new Error('The portal returned no list of news.');
  return data as NewsListData;
}

/** The page's initial list, and how to add the next 20. */
export function useNewsList(data: NewsListData) {
  const href = useHref();
  /** Also identifies the list: one per language, kind and page. */
  const nextAddress = href(newsListAddress(data.nextStart, data.kind));
  const [fetched, setFetched] = useState(
    () => memory.recall(nextAddress) ?? { items: [], nextStart: data.nextStart, hasMore: data.hasMore },
  );
  const [isBusy, setIsBusy] = useState(false);
  /** The first item of the latest addition, or the end of the list. */
  const [marked, setMarked] = useState<number | 'end'>();
  const markedRef = useRef<HTMLElement>(null);
  // The clicked link may be gone; the focus moves to the new content.
  useEffect(() => {
    if (marked !== undefined) markedRef.current?.focus();
  }, [marked]);

  const showMore = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await fetchNews(href(newsListAddress(fetched.nextStart, data.kind)));
      const next = addAnswer(fetched, answer);
      const [firstNew] = joinNews(data.items, next.items).slice(joinNews(data.items, fetched.items).length);
      setFetched(next);
      memory.remember(nextAddress, next);
      if (firstNew) setMarked(firstNew.id);
      else if (!next.hasMore) setMarked('end');
    } catch {
      // A failure of the news shows nothing (specification §8); the link stays for another try.
    } finally {
      setIsBusy(false);
    }
  };
  const { nextStart, hasMore } = fetched;
  return {
    items: joinNews(data.items, fetched.items),
    nextStart,
    hasMore,
    isBusy,
    marked,
    markedRef,
    showMore,
  };
}
