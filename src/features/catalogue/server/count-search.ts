import type { Database } from '#platform/database/database.ts';
import type { CountEmptySearch } from './count-empty-search.ts';
import { dayOf } from './list-searched.ts';
import type { OnceADay } from './once-a-day.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Counts a search for the DApp that matches it best. The typed words are not stored: they may be anything,
 * even the visitor's own address (but see `countEmpty`). Each visitor counts once a day per DApp.
 * @param options.visitor the visitor's network address; not stored either
 */
export async function countSearch(options: {
  database: Database;
  snapshot: Snapshot;
  key: string;
  visitor: string;
  isFirstToday: OnceADay;
  /** For a search that found nothing at all. */
  countEmpty: CountEmptySearch;
  now: Date;
}): Promise<void> {
  const { database, snapshot, key, visitor, isFirstToday, countEmpty, now } = options;
  const { search, entryByHid, tokenByHid, nftByHid } = snapshot;
  const [best] = search.findDapps(key, entryByHid);
  if (!best) {
    const isEmpty =
      search.findTokens(key, tokenByHid).length === 0 && search.findNfts(key, nftByHid).length === 0;
    if (isEmpty) await countEmpty({ key, visitor });
    return;
  }
  if (!isFirstToday(visitor, best.row.hid)) return;
  await database
    .insertInto('search_counts')
    .columns(['dapp_hid', 'day', 'count'])
    // A DApp deleted in the meantime is not counted.
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
