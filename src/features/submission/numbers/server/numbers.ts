import { setImmediate } from 'node:timers/promises';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Database } from '#platform/database/database.ts';
import {
  countedKinds,
  periods,
  type CountedKind,
  type Numbers,
  type Period,
  type EmptySearch,
  type SearchedItem,
} from '../model/numbers.ts';
import { countSent } from './count-sent.ts';
import { createBooks, type Books } from './books/books.ts';
import { listDonationMonths } from './list-donations.ts';
import { listFailedPayments } from './list-failed-payments.ts';
import { firstKeptDay } from '#features/store/catalogue/server/empty-search-days.ts';
import { listMondays, listWeeks } from './list-weeks.ts';
import { readQueue } from './read-queue.ts';

interface NumbersDependencies {
  database: Database;
  brand: Pick<Brand, 'token' | 'donation'>;
  now: () => Date;
}

export interface NumbersRequest {
  period: Period;
  /** All kinds without it. */
  kind?: CountedKind | undefined;
}

/** What the desk counts. */
export interface NumbersDesk {
  /** At most a minute old. */
  read(request: NumbersRequest): Promise<Numbers>;
  /** What came in and was given back, entry by entry. */
  books: Books;
}

/** `2026-11` of every month from the one of `from` to that of `to`. */
function listMonths(from: Date, to: Date): string[] {
  const count =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
}

/** The embedded database answers on the process's own thread, so other work gets its turn before each question. */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  await setImmediate();
  return ask();
}

const emptySearchesShown = 50;

/** Names that found nothing, most searched first; a name is stored only after several networks typed it on one day (decision 038). */
async function listEmptySearches(database: Database, now: Date): Promise<EmptySearch[]> {
  const rows = await database
    .selectFrom('empty_searches')
    .select(({ fn }) => ['name', fn.sum<number>('networks').as('count'), fn.max('day').as('latest')])
    .where('day', '>=', firstKeptDay(now))
    .groupBy('name')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(emptySearchesShown)
    .execute();
  return rows.map(({ name, count, latest }) => ({ name, count: Number(count), latest }));
}

const hotSearchesShown = 10;

/** DApps that visitors' searches found most while counts are kept; the typed words are not stored (decision 005). */
async function listHotSearches(database: Database): Promise<SearchedItem[]> {
  const rows = await database
    .selectFrom('search_counts')
    .innerJoin('dapps', 'dapps.hid', 'search_counts.dapp_hid')
    .select(({ fn }) => ['dapps.title', fn.sum<number>('search_counts.count').as('count')])
    .groupBy(['dapps.hid', 'dapps.title'])
    .orderBy('count', 'desc')
    .orderBy('dapps.hid')
    .limit(hotSearchesShown)
    .execute();
  return rows.map(({ title, count }) => ({ title, count: Number(count) }));
}

async function readNumbers(
  { database, brand, now }: NumbersDependencies,
  { period, kind }: NumbersRequest,
): Promise<Numbers> {
  const at = now();
  const kinds = kind ? [kind] : countedKinds;
  const mondays = listMondays(at, periods[period]);
  const since = `${mondays[0]}T00:00:00.000Z`;
  const months = listMonths(new Date(since), at);
  const weeks = await listWeeks(database, { mondays, kind, now: at });
  const { week: _monday, ...thisWeek } = weeks.at(-1)!;
  const sent = await inTurn(() => countSent(database, { months, kinds }));
  const donated = { since: `${months[0]}-01`, kinds, months, decimals: brand.donation.tokenDecimals };
  return {
    id: kind ? `${period}-${kind}` : period,
    at: at.toISOString(),
    token: brand.token.symbol,
    week: thisWeek,
    weeks,
    queue: await inTurn(() => readQueue(database, { kinds, now: at })),
    months: sent.months,
    kinds: sent.kinds,
    failed: await inTurn(() => listFailedPayments(database, { since, kinds })),
    donations: await inTurn(() => listDonationMonths(database, donated)),
    searched: await inTurn(() => listHotSearches(database)),
    missing: await listEmptySearches(database, at),
  };
}

/** A year of a busy desk is counted once a minute at most, however many people look. */
const keptMs = 60_000;

/** Remembers the numbers of each request for a minute. */
function createKeptNumbers(dependencies: NumbersDependencies): NumbersDesk['read'] {
  const kept = new Map<string, { until: number; numbers: Promise<Numbers> }>();
  return async (request) => {
    const key = `${request.period} ${request.kind ?? ''}`;
    const now = dependencies.now().getTime();
    const found = kept.get(key);
    if (found && found.until > now) return found.numbers;
    const numbers = readNumbers(dependencies, request);
    kept.set(key, { until: now + keptMs, numbers });
    numbers.catch(() => kept.delete(key));
    return numbers;
  };
}

export const createNumbersDesk = (dependencies: NumbersDependencies): NumbersDesk => ({
  read: createKeptNumbers(dependencies),
  books: createBooks(dependencies),
});
