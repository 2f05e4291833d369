import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsItem } from '../model/news-item.ts';
import { publishedStatus } from './list-news.ts';
import { presentNews } from './present-news.ts';

/** @returns undefined when there is no such item or it is not published */
export async function findNews(
  database: Database,
  id: number,
  language: ApiLanguage,
): Promise<NewsItem | undefined> {
  const row = await database
    .selectFrom('news')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', publishedStatus)
    .executeTakeFirst();
  return row && presentNews(row, language);
}
