import type { Database } from '#platform/database/database.ts';
import type { NewsSummary } from '../model/news-item.ts';
import type { ContentListRequest } from './news.ts';
import { presentNewsSummary } from './present-news.ts';

/** Status of what visitors may read. */
export const publishedStatus = 0;

export async function listNews(
  database: Database,
  { start, count, status = publishedStatus, language }: ContentListRequest,
): Promise<NewsSummary[]> {
  if (status !== publishedStatus) return [];
  const rows = await database
    .selectFrom('news')
    .selectAll()
    .where('status', '=', publishedStatus)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute();
  return rows.map((row) => presentNewsSummary(row, language));
}
