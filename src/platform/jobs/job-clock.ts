import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';

/** The time by which leases end and jobs are due. */
export type JobClock = () => Promise<Date>;

/**
 * On PostgreSQL the server's clock, which is the same for all nodes: one whose own clock is ahead would take jobs that another one is doing. On
 * SQLite, where one process is alone with its database, its own.
 */
export function createJobClock({ database, engine }: OpenDatabase, now: () => Date): JobClock {
  if (engine.name === 'sqlite') return async () => now();
  return async () => {
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(database);
    return rows[0]!.time;
  };
}
