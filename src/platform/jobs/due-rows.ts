import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { slackMs } from '#lib/has-come.ts';

type WithAttempts = {
  [Table in keyof DatabaseSchema]: 'attempts' extends keyof DatabaseSchema[Table] ? Table : never;
}[keyof DatabaseSchema];

/** Rows of a table that are worked on when they are due. */
export interface DueRows<Table extends WithAttempts> {
  table: Table;
  /** The column with the time when a row is due. */
  time: keyof DatabaseSchema[Table] & string;
  /** Which rows wait for work. Values are written out where a partial index needs them. */
  waiting: RawBuilder<boolean>;
  /** Longer than the work can take: after a crash the row is due again. */
  leaseMs: number;
  /** How far ahead its time is ever set: a row further ahead, of a clock that was wrong, is due too. */
  longestMs: number;
  /** Taken together. */
  atOnce: number;
  /** Of the rows with the same value here only the oldest is taken. */
  oneOf?: keyof DatabaseSchema[Table] & string;
}

/**
 * Takes due rows for this process by moving their time ahead and counting the attempt. A second process that read the same rows finds them
 * moved: PostgreSQL evaluates the outer conditions again on the current row, SQLite writes one after the other.
 * @returns rows as they are now; `isHeld` finds them while no other process has taken them
 */
export async function claimRows<Table extends WithAttempts>(
  database: Database,
  { table, time, waiting, leaseMs, longestMs, atOnce, oneOf }: DueRows<Table>,
  now: Date,
): Promise<Selectable<DatabaseSchema[Table]>[]> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const isDue = sql`${waiting} and (${sql.ref(time)} <= ${at(0)} or ${sql.ref(time)} > ${at(longestMs + slackMs)})`;
  const first = oneOf
    ? sql`select min(id) from ${sql.table(table)} where ${isDue} group by ${sql.ref(oneOf)} order by min(id)`
    : sql`select id from ${sql.table(table)} where ${isDue} order by ${sql.ref(time)}, id`;
  const { rows } = await sql<Selectable<DatabaseSchema[Table]>>`
    update ${sql.table(table)}
    set attempts = attempts + 1, ${sql.ref(time)} = ${at(leaseMs)}
    where ${isDue} and id in (${first} limit ${sql.lit(atOnce)})
    returning *`.execute(database);
  return rows;
}

/** The row as this process took it: a later one that takes it counts another attempt. */
export const isHeld = ({ id, attempts }: { id: number; attempts: number }) =>
  sql<boolean>`id = ${id} and attempts = ${attempts}`;

interface DueWork<Row> {
  /** Takes the next rows, so that no other process does. */
  claim: () => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
  /** Called with each row that failed. */
  onError: (error: unknown, row: Row) => void;
  /** Whether to take no more rows. */
  isEnding?: () => boolean;
}

/**
 * Works through what is due in batches, until nothing is. A row whose work fails comes back when its lease ends; the others go on.
 * @returns how many rows were taken
 */
export async function workThrough<Row>({
  claim,
  work,
  onError,
  isEnding = () => false,
}: DueWork<Row>): Promise<number> {
  let count = 0;
  while (!isEnding()) {
    const rows = await claim();
    if (rows.length === 0) break;
    count += rows.length;
    await Promise.all(rows.map((row) => work(row).catch((error: unknown) => onError(error, row))));
  }
  return count;
}
