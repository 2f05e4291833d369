import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsSummary } from '../model/news-item.ts';
import { countYears, type NewsYearCounts } from '../model/count-years.ts';
import { newsKinds, type NewsCounts, type NewsKind } from '../model/news-kinds.ts';
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

export interface NewsListRequest extends ContentListRequest {
  /** Only items of this kind. */
  kind?: NewsKind | null | undefined;
  /** Id of an item that is left out, because the page has it elsewhere. */
  except?: number | undefined;
}

export async function listNews(
  database: Database,
  { start, count, status = publishedStatus, language, kind, except }: NewsListRequest,
): Promise<NewsSummary[]> {
  if (status !== publishedStatus) return [];
  let query = database.selectFrom('news').selectAll().where('status', '=', publishedStatus);
  if (kind) query = query.where('kind', '=', kind);
  if (except !== undefined) query = query.where('id', '!=', except);
  const rows = await query
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .offset(start)
    .execute();
  return rows.map((row) => presentNewsSummary(row, language));
}

/** The item on top of the list: of several, the latest. A pin that has ended is removed by the schedule of contents. */
export async function findPinnedNews(
  database: Database,
  language: ApiLanguage,
): Promise<NewsSummary | undefined> {
  const row = await database
    .selectFrom('news')
    .selectAll()
    .where('status', '=', publishedStatus)
    .where('pinned_until', 'is not', null)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && presentNewsSummary(row, language);
}

/** The published items of each kind, the pinned one included. */
export async function countNews(database: Database): Promise<NewsCounts> {
  const rows = await database
    .selectFrom('news')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', publishedStatus)
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  return Object.fromEntries(newsKinds.map((kind) => [kind, counts.get(kind) ?? 0])) as NewsCounts;
}

/** How many published items each year (UTC) has. @param kind only of this one */
export async function countNewsByYear(database: Database, kind: NewsKind | null): Promise<NewsYearCounts> {
  let query = database.selectFrom('news').select('create_time').where('status', '=', publishedStatus);
  if (kind) query = query.where('kind', '=', kind);
  return countYears(await query.execute());
}
