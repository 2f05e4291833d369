import type { Database } from '#platform/database/database.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { CountEmptySearch } from './count-empty-search.ts';
import { dayOf } from './list-searched.ts';
import type { Snapshot } from './snapshot.ts';

/** So that one visitor cannot make a DApp hot. The day is in the key: a window begins with a search, a day does not. */
const onceADay = { name: 'searches', points: 1, windowSeconds: 24 * 60 * 60 };

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
  limits: Limits;
  /** For a search that found nothing at all. */
  countEmpty: CountEmptySearch;
  now: Date;
}): Promise<void> {
  const { database, snapshot, key, visitor, limits, countEmpty, now } = options;
  const { search, entryByHid, tokenByHid, nftByHid } = snapshot;
  const [best] = search.findDapps(key, entryByHid);
  if (!best) {
    const isEmpty =
      search.findTokens(key, tokenByHid).length === 0 && search.findNfts(key, nftByHid).length === 0;
    if (isEmpty) await countEmpty({ key, visitor });
    return;
  }
  const day = dayOf(now);
  if (await limits.take([{ rule: onceADay, key: `${day} ${best.row.hid} ${visitor}` }])) return;
  await database
    .insertInto('search_counts')
    .columns(['dapp_hid', 'day', 'count'])
    // A DApp deleted in the meantime is not counted.
    .expression((eb) =>
      eb
        .selectFrom('dapps')
        .select(['dapps.hid', eb.val(day).as('day'), eb.lit(1).as('count')])
        .where('dapps.hid', '=', best.row.hid),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['dapp_hid', 'day'])
        .doUpdateSet((eb) => ({ count: eb('search_counts.count', '+', 1) })),
    )
    .execute();
}
