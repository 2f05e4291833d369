import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsNeighbors } from '../model/news-item.ts';
import { publishedStatus } from './list-news.ts';
import { presentNewsSummary } from './present-news.ts';

interface Place {
  id: number;
  /** RFC 3339, UTC. */
  create_time: string;
}

/** The published items adjacent to a position in the list's order: time, then id. */
export async function listNewsNeighbors(
  database: Database,
  { id, create_time }: Place,
  language: ApiLanguage,
): Promise<NewsNeighbors> {
  const next = (towards: '<' | '>') =>
    database
      .selectFrom('news')
      .selectAll()
      .where('status', '=', publishedStatus)
      .where(({ eb, or, and }) =>
        or([
          eb('create_time', towards, create_time),
          and([eb('create_time', '=', create_time), eb('id', towards, id)]),
        ]),
      )
      .orderBy('create_time', towards === '<' ? 'desc' : 'asc')
      .orderBy('id', towards === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [earlier, later] = await Promise.all([next('<'), next('>')]);
  return {
    ...(earlier ? { earlier: presentNewsSummary(earlier, language) } : {}),
    ...(later ? { later: presentNewsSummary(later, language) } : {}),
  };
}
