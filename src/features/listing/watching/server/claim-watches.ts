import { sql, type Selectable } from 'kysely';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { WatchTable } from '#platform/database/watch-tables.ts';
import { claimRows } from '#platform/jobs/due-rows.ts';
import { checkField } from '../model/finding.ts';
import { isOfListed } from './is-of-listed.ts';
import { againMs, longestLookDelayMs } from '../model/schedule.ts';

/** Longer than a look with its confirmation can take; after a crash the link is due again, one that was asked for right after the start. */
const leaseMs = 5 * 60_000;

export type WatchRow = Selectable<WatchTable>;
/** A link that this process looks at, with the item's name. */
export interface ClaimedWatch extends WatchRow {
  name: string;
}

/** Written out, as the values of `waiting` are. */
const isCheck = sql<boolean>`field = ${sql.lit(checkField)}`;

/** Takes tokens that are to be checked now. @param count at most */
export async function claimChecks(
  database: Database,
  { now, count }: { now: Date; count: number },
): Promise<ClaimedWatch[]> {
  const dueChecks = {
    table: 'watches',
    time: 'next_look_time',
    waiting: sql<boolean>`${isCheck} and ${isOfListed}`,
    leaseMs,
    longestMs: longestLookDelayMs,
    atOnce: count,
  } as const;
  return nameRows(database, await claimRows(database, dueChecks, now));
}

/**
 * Takes due links for this process.
 * @param count at most
 * @param urgent those that were asked for; otherwise all others, so that neither waits for the other
 */
export async function claimWatches(
  database: Database,
  { now, count, urgent }: { now: Date; count: number; urgent: boolean },
): Promise<ClaimedWatch[]> {
  const dueLinks = {
    table: 'watches',
    time: 'next_look_time',
    waiting: sql<boolean>`urgent = ${sql.lit(urgent ? 1 : 0)} and not ${isCheck} and ${isOfListed}`,
    leaseMs,
    longestMs: longestLookDelayMs,
    atOnce: count,
  } as const;
  return nameRows(database, await claimRows(database, dueLinks, now));
}

/**
 * Makes due now what was asked for and what a killed process was looking at: a report takes effect within a
 * minute. Leases of processes that live end too; their look is not written, because a later one has begun.
 */
export async function endUrgentLeases(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('watches')
    .set({ next_look_time: now.toISOString() })
    .where('urgent', '=', 1)
    // What was looked at a moment ago waits for its time.
    .where('next_look_time', '>', new Date(now.getTime() + againMs).toISOString())
    .execute();
}

/** Adds the items' names. */
export async function nameRows(database: Database, rows: readonly WatchRow[]): Promise<ClaimedWatch[]> {
  const named: ClaimedWatch[] = [];
  for (const kind of listedKinds) {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) continue;
    const { table, name } = listedTables[kind];
    const names = await database
      .selectFrom(table)
      .select(['hid', sql<string>`${sql.ref(name)}`.as('name')])
      .where(
        'hid',
        'in',
        own.map(({ hid }) => hid),
      )
      .execute();
    const byHid = new Map(names.map((each) => [each.hid, each.name]));
    named.push(...own.map((row) => ({ ...row, name: byHid.get(row.hid) ?? '' })));
  }
  return named;
}
