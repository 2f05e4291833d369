import { useEffect, useRef, useState } from 'react';
import { contentLanguageOf } from '#i18n/api-language.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { createEntryMemory } from '#lib/entry-memory.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { fetchNews } from './fetch-news.ts';
import { addAnswer, joinNews, type FetchedNews } from './join-news.ts';

const memory = createEntryMemory<FetchedNews>();

export interface NewsListData {
  /** Latest first, from `start` on. */
  items: NewsSummary[];
  /** Entries before the page's own: 0, 20, 40, … */
  start: number;
  /** Where the next request begins: 20, 40, … */
  nextStart: number;
  hasMore: boolean;
}

/** The list as the page came with it, and how to add the next 20. */
export function useNewsList(data: NewsListData) {
  const language = contentLanguageOf(useLocale());
  const list = `${language} ${data.nextStart}`;
  const [fetched, setFetched] = useState(
    () => memory.recall(list) ?? { items: [], nextStart: data.nextStart, hasMore: data.hasMore },
  );
  const [isBusy, setIsBusy] = useState(false);
  /** The first item of the latest addition, or the end of the list. */
  const [marked, setMarked] = useState<number | 'end'>();
  const markedRef = useRef<HTMLElement>(null);
  // The pressed link may be gone; reading goes on where something new stands.
  useEffect(() => {
    if (marked !== undefined) markedRef.current?.focus();
  }, [marked]);

  const showMore = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await fetchNews({ start: fetched.nextStart, language });
      const next = addAnswer(fetched, answer);
      const [firstNew] = joinNews(data.items, next.items).slice(joinNews(data.items, fetched.items).length);
      setFetched(next);
      memory.remember(list, next);
      if (firstNew) setMarked(firstNew.id);
      else if (!next.hasMore) setMarked('end');
    } catch {
      // A failure of the news shows nothing (specification §8); the link stays, to be pressed again or followed.
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
