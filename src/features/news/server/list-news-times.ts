import type { Database } from '#platform/database/database.ts';
import type { NewsSummary } from '../model/news-item.ts';
import { publishedStatus } from './list-news.ts';

/** Id and time of every published item, latest first: the data for a sitemap. */
export async function listNewsTimes(database: Database): Promise<Pick<NewsSummary, 'id' | 'create_time'>[]> {
  return database
    .selectFrom('news')
    .select(['id', 'create_time'])
    .where('status', '=', publishedStatus)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
