import type { Database } from '#platform/database/database.ts';
import type { SearchedItem } from '../model/numbers.ts';

const shown = 10;

/** DApps that visitors' searches found most while counts are kept; the typed words are not stored (decision 005). */
export async function listHotSearches(database: Database): Promise<SearchedItem[]> {
  const rows = await database
    .selectFrom('search_counts')
    .innerJoin('dapps', 'dapps.hid', 'search_counts.dapp_hid')
    .select(({ fn }) => ['dapps.title', fn.sum<number>('search_counts.count').as('count')])
    .groupBy(['dapps.hid', 'dapps.title'])
    .orderBy('count', 'desc')
    .orderBy('dapps.hid')
    .limit(shown)
    .execute();
  return rows.map(({ title, count }) => ({ title, count: Number(count) }));
}
