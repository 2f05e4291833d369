import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PeriodicJobTable } from '../database/job-tables.ts';
import { withoutAddresses } from '../log/log.ts';

export type JobRow = Selectable<PeriodicJobTable>;

const errorLength = 200;
const free = { holder: null, lease_end_time: null } as const;

/** Jobs that are new are due now. */
export async function keepJobs(database: Database, names: readonly string[], at: Date): Promise<void> {
  const time = at.toISOString();
  await database
    .insertInto('periodic_jobs')
    .values(names.map((name) => ({ name, due_time: time, create_time: time })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Those of these names, the first due ones first. */
export const listJobRows = (database: Database, names: readonly string[]): Promise<JobRow[]> =>
  database
    .selectFrom('periodic_jobs')
    .selectAll()
    .where('name', 'in', names)
    .orderBy('due_time')
    .orderBy('name')
    .execute();

/**
 * Takes a job as it was read: of several runners that read the same, the first one changes it, and the others then find it changed.
 * @returns whether this runner has it now
 */
export async function takeJob(
  database: Database,
  { name, due_time, lease_end_time }: JobRow,
  lease: { holder: string; endTime: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('periodic_jobs')
    .set({ holder: lease.holder, lease_end_time: lease.endTime.toISOString() })
    .where('name', '=', name)
    .where('due_time', '=', due_time)
    .where('lease_end_time', lease_end_time === null ? 'is' : '=', lease_end_time)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const heldJob = (database: Database, name: string, holder: string) =>
  database.updateTable('periodic_jobs').where('name', '=', name).where('holder', '=', holder);

/** @returns false where another runner has taken it since */
export async function renewLease(
  database: Database,
  name: string,
  lease: { holder: string; endTime: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await heldJob(database, name, lease.holder)
    .set({ lease_end_time: lease.endTime.toISOString() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How a run ended. `given-back`: it is due as it was. */
export type JobEnd =
  | { kind: 'done'; at: Date; dueTime: Date }
  | { kind: 'failed'; error: unknown; dueTime: Date }
  | { kind: 'given-back' };

function changesOf(end: JobEnd) {
  if (end.kind === 'given-back') return free;
  const due_time = end.dueTime.toISOString();
  if (end.kind === 'done') return { ...free, due_time, success_time: end.at.toISOString(), last_error: null };
  const [line = ''] = String(end.error).split('\n', 1);
  return { ...free, due_time, last_error: withoutAddresses(line).slice(0, errorLength) };
}

/** Writes the end of a run, unless another runner has taken the job since. */
export async function endJob(
  database: Database,
  { name, holder }: { name: string; holder: string },
  end: JobEnd,
): Promise<void> {
  await heldJob(database, name, holder).set(changesOf(end)).execute();
}
