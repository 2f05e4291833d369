import type { ApiLanguage } from '#i18n/api-language.ts';
import type { NewsSummary } from '../model/news-item.ts';
import type { News } from './news.ts';

/** The first items of the list: the pinned one where there is one, then the latest. */
export async function listLeadingNews(
  news: Pick<News, 'findPinnedNews' | 'listNews'>,
  { count, language }: { count: number; language: ApiLanguage },
): Promise<NewsSummary[]> {
  const pinned = await news.findPinnedNews(language);
  const latest = await news.listNews({
    start: 0,
    count: pinned ? count - 1 : count,
    language,
    except: pinned?.id,
  });
  return pinned ? [pinned, ...latest] : latest;
}
