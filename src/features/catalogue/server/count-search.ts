import type { Database } from '#platform/database/database.ts';
import { dayOf } from './list-searched.ts';
import type { OnceADay } from './once-a-day.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Counts a search for the DApp that answers it best. What was typed is not stored: it may be anything, an address of the visitor's included.
 * Words that find nothing count nothing, and each visitor counts once a day for each DApp.
 * @param options.visitor the visitor's network address; it is not stored either
 */
export async function countSearch(options: {
  database: Database;
  snapshot: Snapshot;
  key: string;
  visitor: string;
  isFirstToday: OnceADay;
  now: Date;
}): Promise<void> {
  const { database, snapshot, key, visitor, isFirstToday, now } = options;
  const [best] = snapshot.search.findDapps(key, snapshot.entryByHid);
  if (!best || !isFirstToday(visitor, best.row.hid)) return;
  await database
    .insertInto('search_counts')
    .columns(['dapp_hid', 'day', 'count'])
    // A DApp that was deleted meanwhile is simply not counted.
    .expression((eb) =>
      eb
        .selectFrom('dapps')
        .select(['dapps.hid', eb.val(dayOf(now)).as('day'), eb.lit(1).as('count')])
        .where('dapps.hid', '=', best.row.hid),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['dapp_hid', 'day'])
        .doUpdateSet((eb) => ({ count: eb('search_counts.count', '+', 1) })),
    )
    .execute();
}
