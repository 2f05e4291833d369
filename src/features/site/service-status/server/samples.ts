import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { PartReadings, PartState } from '../model/parts.ts';
import { dayOf, firstDayOf, type StoredDay } from '../model/summarize-days.ts';

/** What was found out in a minute. */
export interface Sample {
  /** `2026-11-28T09:41`, UTC. */
  minute: string;
  readings: PartReadings;
}

/** The minute of a moment. */
export const minuteOf = (at: Date): string => at.toISOString().slice(0, 16);

async function addToDay(
  transaction: DatabaseTransaction,
  { day, part, state }: { day: string; part: string; state: PartState },
): Promise<void> {
  const added = { samples: 1, slow: Number(state === 'slow'), disrupted: Number(state === 'disrupted') };
  await transaction
    .insertInto('status_days')
    .values({ day, part, ...added })
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet((eb) => ({
        samples: eb('status_days.samples', '+', added.samples),
        slow: eb('status_days.slow', '+', added.slow),
        disrupted: eb('status_days.disrupted', '+', added.disrupted),
      })),
    )
    .execute();
}

/** Adds a minute to the sums of its day, unless it is in them already, from this or another node. What is not known is no sample. */
export async function storeSample(database: Database, { minute, readings }: Sample): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('status_minutes')
      .values({ minute })
      .onConflict((conflict) => conflict.column('minute').doNothing())
      .returning('minute')
      .executeTakeFirst();
    if (!first) return;
    // In the same order on every node, so that none waits for a row that the other has while it holds one that the other wants.
    for (const [part, state] of Object.entries(readings).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if (state !== 'unknown') await addToDay(transaction, { day: minute.slice(0, 10), part, state });
  });
}

/** The sums of the days that the history shows. */
export const listDays = (database: Database, now: Date): Promise<StoredDay[]> =>
  database.selectFrom('status_days').selectAll().where('day', '>=', firstDayOf(now)).execute();

/** A node brings samples that it could not store for a day at most. */
const minutesKeptMs = 2 * 24 * 60 * 60_000;

/** Deletes the days before the history, and the minutes that are too old for any node to bring. */
export async function dropOldSamples(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('status_days').where('day', '<', firstDayOf(now)).execute();
  const oldest = dayOf(new Date(now.getTime() - minutesKeptMs));
  await database.deleteFrom('status_minutes').where('minute', '<', oldest).execute();
}
