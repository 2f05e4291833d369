import type { ApiLanguage } from '#i18n/api-language.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import {
  findNews,
  foldNews,
  mostSearchedNews,
  type FoldedNews,
  type NewsSearchRequest,
} from '../model/match-news.ts';
import type { NewsSummary } from '../model/news-item.ts';
import { listNews } from './list-news.ts';

/** The words of the news of one content revision, by language. */
interface KeptWords {
  revision: number;
  lists: Map<ApiLanguage, Promise<FoldedNews[]>>;
}

async function readWords(database: Database, language: ApiLanguage): Promise<FoldedNews[]> {
  const items = await listNews(database, { start: 0, count: mostSearchedNews, language });
  return items.map(foldNews);
}

/**
 * Searches the news in memory. One small query per call checks whether the content has changed; only then the items of the
 * language are read again, once for all waiting callers.
 */
export function createNewsSearch(database: Database): (request: NewsSearchRequest) => Promise<NewsSummary[]> {
  let kept: KeptWords | undefined;

  async function wordsIn(language: ApiLanguage): Promise<FoldedNews[]> {
    const revision = await getContentRevision(database);
    if (kept?.revision !== revision) kept = { revision, lists: new Map() };
    const { lists } = kept;
    const known = lists.get(language);
    if (known) return known;
    const reading = readWords(database, language);
    lists.set(language, reading);
    // The next search tries again.
    reading.catch(() => lists.delete(language));
    return reading;
  }

  return async ({ key, count, language }) => findNews(await wordsIn(language), key, count);
}
