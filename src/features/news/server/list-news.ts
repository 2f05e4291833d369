import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsSummary } from '../model/news-item.ts';
import { presentNewsSummary } from './present-news.ts';

/**
 * Parameters of list calls; `status` 0 is published, and nothing else is public. Texts come in every
 * language that an editor wrote; the others get the nearest one and mark it in `lang`. The content API uses
 * its two languages only.
 */
export interface ContentListRequest {
  start: number;
  count: number;
  status?: number | undefined;
  language: ApiLanguage;
}

/** Status of published items. */
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
