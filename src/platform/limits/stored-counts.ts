import type { Database } from '../database/database.ts';
import type { Count } from './memory-counts.ts';

/** A window that has ended, whatever the time is. */
const ended = '';

/** Of `2026-11-28T22:05:00.000Z` what comes before the minutes. */
const hourLength = 13;

/** What is added to a count. */
export interface Change {
  key: string;
  /** Below 0 where points are given back. */
  points: number;
  /** Length of the window that begins with it where none is running. */
  windowMs: number;
}

export interface StoredCount extends Count {
  key: string;
}

const parse = ({
  key,
  points,
  end_time,
}: {
  key: string;
  points: number;
  end_time: string;
}): StoredCount => ({
  key,
  points: Number(points),
  endMs: end_time === ended ? 0 : Date.parse(end_time),
});

/**
 * Adds to counts in one statement, which is exact however many nodes run it at a time.
 * @param changes of different keys, all of them taken or all of them given back
 * @returns each count after it
 */
export async function addToCounts(
  database: Database,
  changes: readonly Change[],
  now: Date,
): Promise<StoredCount[]> {
  const time = now.toISOString();
  const endOf = ({ points, windowMs }: Change) =>
    points < 0 ? ended : new Date(now.getTime() + windowMs).toISOString();
  // In one order: statements that lock the same rows in another order would wait for each other.
  const values = changes
    .map((change) => ({ key: change.key, points: change.points, end_time: endOf(change) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await database
    .insertInto('limit_counts')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const hourOf = (column: 'limit_counts.end_time' | 'excluded.end_time') =>
          eb.fn<string>('substr', [column, eb.val(1), eb.val(hourLength)]);
        const isOver = eb.or([
          eb('limit_counts.end_time', '<=', time),
          // All was given back, as where another limit refused: a window begins with its first point.
          eb('limit_counts.points', '=', eb.lit(0)),
          // None lasts longer than one that begins now: this one was begun under a clock that was wrong. By the hour, because those of nodes differ.
          eb.and([
            eb('excluded.end_time', '<>', ended),
            eb(hourOf('limit_counts.end_time'), '>', hourOf('excluded.end_time')),
          ]),
        ]);
        const sum = eb('limit_counts.points', '+', eb.ref('excluded.points'));
        return {
          points: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.points'))
            .when(sum, '<', eb.lit(0))
            .then(eb.lit(0))
            .else(sum)
            .end(),
          end_time: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.end_time'))
            .else(eb.ref('limit_counts.end_time'))
            .end(),
        };
      }),
    )
    .returning(['key', 'points', 'end_time'])
    .execute();
  return rows.map(parse);
}

/** Counts whose window is running. */
export async function readCounts(
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<StoredCount[]> {
  const rows = await database
    .selectFrom('limit_counts')
    .selectAll()
    .where('key', 'in', keys)
    .where('end_time', '>', now.toISOString())
    .execute();
  return rows.map(parse);
}

/** Stores counts as they are, for the one process that counts them. @param counts a few hundred at most, as parameters of one statement */
export async function writeCounts(database: Database, counts: readonly StoredCount[]): Promise<void> {
  await database
    .insertInto('limit_counts')
    .values(
      counts.map(({ key, points, endMs }) => ({ key, points, end_time: new Date(endMs).toISOString() })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        points: eb.ref('excluded.points'),
        end_time: eb.ref('excluded.end_time'),
      })),
    )
    .execute();
}

/** Counts whose window has ended say nothing. */
export async function dropOldCounts(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('limit_counts').where('end_time', '<=', now.toISOString()).execute();
}
