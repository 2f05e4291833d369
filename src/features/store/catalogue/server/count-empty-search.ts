import { createHmac, randomBytes } from 'node:crypto';
import { createLru } from '#lib/create-lru.ts';
import { addressScope } from '#lib/address-scope.ts';
import type { Database } from '#platform/database/database.ts';
import { searchedName } from '../model/searched-name.ts';
import { dayOf } from './list-searched.ts';
import type { OnceADay } from './once-a-day.ts';

/** Networks (/24, /48) that must type the same name on one day before it is stored. */
export const networksNeeded = 5;
/** Names that one day can store, so that nobody fills the desk. */
export const namesPerDay = 50;
/** Names that are counted in memory at a time: a few megabytes. Beyond that the least recent ones begin again. */
const countedMax = 20_000;
const keyBytes = 32;

interface EmptySearch {
  /** As it was typed. */
  key: string;
  /** Network address of the visitor; neither it nor its network is stored. */
  visitor: string;
}

/** Counts a search that found nothing. */
export type CountEmptySearch = (search: EmptySearch) => Promise<void>;

async function store(database: Database, day: string, name: string): Promise<void> {
  const counted = await database
    .updateTable('empty_searches')
    .set((eb) => ({ networks: eb('networks', '+', 1) }))
    .where('day', '=', day)
    .where('name', '=', name)
    .executeTakeFirst();
  if (counted.numUpdatedRows > 0n) return;
  const { count } = await database
    .selectFrom('empty_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  if (Number(count) >= namesPerDay) return;
  await database
    .insertInto('empty_searches')
    .values({ day, name, networks: networksNeeded })
    .onConflict((conflict) => conflict.columns(['day', 'name']).doNothing())
    .execute();
}

/**
 * Keeps a number per name, under a hash whose key changes every day and exists nowhere else: no words are in memory, and none in the
 * database before enough networks have typed them on one day (decision 038). A restart forgets everything.
 */
export function createEmptySearches(options: {
  database: Database;
  isFirstToday: OnceADay;
  now: () => Date;
}): CountEmptySearch {
  const { database, isFirstToday, now } = options;
  const counts = createLru<number>(countedMax);
  let day = '';
  let hashKey = randomBytes(keyBytes);
  return async ({ key, visitor }) => {
    const name = searchedName(key);
    if (name === undefined) return;
    const today = dayOf(now());
    if (today !== day) {
      counts.clear();
      hashKey = randomBytes(keyBytes);
      day = today;
    }
    const hash = createHmac('sha256', hashKey).update(name).digest('base64url');
    if (!isFirstToday(addressScope(visitor).network, hash)) return;
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    if (count >= networksNeeded) await store(database, today, name);
  };
}
