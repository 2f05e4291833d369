import type { Database } from '#platform/database/database.ts';
import type { NewsSummary } from '../model/news-item.ts';
import { publishedStatus } from './list-news.ts';

/** Every published item by its id and time, newest first: what a list of addresses needs. */
export async function listNewsTimes(database: Database): Promise<Pick<NewsSummary, 'id' | 'create_time'>[]> {
  return database
    .selectFrom('news')
    .select(['id', 'create_time'])
    .where('status', '=', publishedStatus)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
