import { firstKeptDay } from '#features/catalogue/server/empty-search-days.ts';
import type { Database } from '#platform/database/database.ts';
import type { EmptySearch } from '../model/numbers.ts';

const shown = 50;

/** Names that found nothing, most searched first; a name is stored only after several networks typed it on one day (decision 038). */
export async function listEmptySearches(database: Database, now: Date): Promise<EmptySearch[]> {
  const rows = await database
    .selectFrom('empty_searches')
    .select(({ fn }) => ['name', fn.sum<number>('networks').as('count'), fn.max('day').as('latest')])
    .where('day', '>=', firstKeptDay(now))
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(shown)
    .execute();
  return rows.map(({ name, count, latest }) => ({ name, count: Number(count), latest }));
}
