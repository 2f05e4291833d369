import { useEffect, useRef, useState } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { createEntryMemory } from '#lib/entry-memory.ts';
import { newsListAddress } from '../../model/news-address.ts';
import { fetchNews } from './fetch-news.ts';
import { addAnswer, joinNews, type FetchedNews } from './join-news.ts';
import type { NewsListData } from './news-list-data.ts';

const memory = createEntryMemory<FetchedNews>();

/** The page's initial list, and how to add the next 20. */
export function useNewsList(data: NewsListData) {
  const href = useHref();
  /** Also identifies the list: one per language and page. */
  const nextAddress = href(newsListAddress(data.nextStart));
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
      const answer = await fetchNews(href(newsListAddress(fetched.nextStart)));
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
