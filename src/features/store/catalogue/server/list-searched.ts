import type { Database } from '#platform/database/database.ts';

/** Time window of hot searches, and the length of the list. */
const windowDays = 7;
export const hotSearchCount = 8;

const dayMs = 86_400_000;

/** Day of a count: YYYY-MM-DD, UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** First day that still counts. */
export function firstCountedDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (windowDays - 1) * dayMs));
}

/** `hid`s of the listed DApps that were searched most within the window. */
export async function listSearched(database: Database, now: Date): Promise<number[]> {
  const rows = await database
    .selectFrom('search_counts')
    .innerJoin('dapps', 'dapps.hid', 'search_counts.dapp_hid')
    .select(['dapp_hid', (eb) => eb.fn.sum<number>('count').as('total')])
    .where('day', '>=', firstCountedDay(now))
    .where('dapps.listed', '=', 1)
    .groupBy('dapp_hid')
    .orderBy('total', 'desc')
    .orderBy('dapp_hid')
    .limit(hotSearchCount)
    .execute();
  return rows.map((row) => row.dapp_hid);
}
