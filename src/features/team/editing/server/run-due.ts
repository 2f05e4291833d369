import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { changeEntry, settle } from './change-entry.ts';
import type { EditingDependencies } from './editing-dependencies.ts';
import { portOf } from './entry-rows.ts';

const dueAt = (database: Database, time: string) =>
  database
    .selectFrom('content_entries')
    .select(['id', 'kind'])
    .where((eb) =>
      eb.or([
        eb('from_time', '<=', time),
        eb.and([
          eb('until_time', '<=', time),
          eb('live_version', 'is not', null),
          eb('from_time', 'is', null),
        ]),
      ]),
    )
    .orderBy('id');

/**
 * Publishes and takes down what is due, and ends what ends by itself, each entry in a transaction of its own. Two processes may do this at the same time: the second
 * one waits for the entry's row and then finds nothing due. An entry that fails is logged and does not hold up the others.
 * @returns how many entries changed
 */
export async function runDue({ database, ports, now, log }: EditingDependencies): Promise<number> {
  const due = await dueAt(database, now().toISOString()).execute();
  let changed = 0;
  for (const { id, kind } of due) {
    try {
      const port = portOf(ports, kind);
      const isChanged = await changeEntry(database, { port, id }, (entry) => settle(entry, now()));
      if (isChanged) changed += 1;
    } catch (error) {
      log.error({ error, kind, id }, 'what was scheduled could not be done; trying again later');
    }
  }
  return changed + (await runEndings({ database, ports, now, log }));
}

/** Ends what ends by itself in published rows. @returns how many rows changed */
async function runEndings({
  database,
  ports,
  now,
  log,
}: Pick<EditingDependencies, 'database' | 'ports' | 'now' | 'log'>): Promise<number> {
  const at = now().toISOString();
  let changed = 0;
  for (const { kind, ending } of ports) {
    try {
      const next = (await ending?.next(database)) ?? null;
      if (!ending || next === null || next > at) continue;
      changed += await database.transaction().execute(async (transaction) => {
        const rows = await ending.run(transaction, at);
        if (rows > 0) await bumpContentRevision(transaction);
        return rows;
      });
    } catch (error) {
      log.error({ error, kind: kind.name }, 'what ends by itself could not be ended; trying again later');
    }
  }
  return changed;
}

/** When the next entry is due or something ends; undefined when nothing is planned. */
async function nextDue({
  database,
  ports,
}: Pick<EditingDependencies, 'database' | 'ports'>): Promise<number | undefined> {
  const endings = await Promise.all(ports.map(({ ending }) => ending?.next(database)));
  const row = await database
    .selectFrom('content_entries')
    .select(({ fn }) => [
      fn.min<string | null>('from_time').as('from'),
      fn.min<string | null>('until_time').as('until'),
    ])
    .executeTakeFirstOrThrow();
  const times = [row.from, row.until, ...endings].flatMap((time) => (time == null ? [] : [Date.parse(time)]));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Pause after a failure, and the shortest one. */
const shortestMs = 250;

/**
 * Does what is due, at its time or `pollMs` later where another process planned it.
 * @param onChange called after visitors' content changed
 */
export function startSchedule(
  dependencies: EditingDependencies,
  { pollMs, onChange }: { pollMs: number; onChange: () => Promise<void> },
): BackgroundLoop {
  const { now, log } = dependencies;
  return startLoop(async () => {
    try {
      if ((await runDue(dependencies)) > 0) await onChange();
      const next = await nextDue(dependencies);
      if (next === undefined) return pollMs;
      return Math.min(pollMs, Math.max(shortestMs, next - now().getTime()));
    } catch (error) {
      log.warn({ error }, 'the schedule of contents could not be read; trying again');
      return pollMs;
    }
  });
}
