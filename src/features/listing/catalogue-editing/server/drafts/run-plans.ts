import { sql } from 'kysely';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { scheduleEditor } from '#features/team/editing/server/editing-dependencies.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { EditCheck } from '../../model/listing-edit.ts';
import { createListingKinds } from '../listing-kinds.ts';
import type { EditingDependencies } from '../listing-kind.ts';
import { updateDraft } from './change-draft.ts';
import { confirmedOf, draftOf, draftSubject, foundOf, type StoredDraft } from './draft-rows.ts';
import { listDraft } from './list-draft.ts';
import { runDelistings } from './planned-delistings.ts';
import { nextPrepared, runPrepared } from '../prepared/run-prepared.ts';

/** How long a process has one draft to itself: longer than its checks take. After a crash another one goes on then. */
const leaseMs = 2 * 60_000;

/** Takes the next draft that is due, which no other process then takes until the lease ends. */
async function takeDue(database: Database, at: Date): Promise<StoredDraft | undefined> {
  const time = at.toISOString();
  const isFree = sql<boolean>`from_time <= ${time} and (lease_time is null or lease_time <= ${time})`;
  return (
    database
      .updateTable('listing_drafts')
      .set({ lease_time: new Date(at.getTime() + leaseMs).toISOString() })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('listing_drafts')
          .select('id')
          .where(isFree)
          .orderBy('from_time')
          .orderBy('id')
          .limit(1),
      )
      // Again, because another process may have taken it in the meantime.
      .where(isFree)
      .returningAll()
      .executeTakeFirst()
  );
}

/** It stays a draft, with what was found, and a person decides. */
async function stop(
  { database, now }: EditingDependencies,
  row: StoredDraft,
  check: EditCheck,
): Promise<void> {
  const at = now();
  const columns = {
    from_time: null,
    lease_time: null,
    stop_time: row.from_time,
    found: JSON.stringify(check),
  };
  const codes = [...check.issues, ...check.findings.filter(({ needs }) => needs !== 'none')];
  await database.transaction().execute(async (transaction) => {
    await updateDraft(transaction, row, columns);
    await appendAudit(transaction, {
      at,
      actor: scheduleEditor,
      area: 'listing',
      action: 'stop-draft',
      subject: draftSubject(row.id),
      detail: { kind: row.kind, name: row.name, found: codes.map(({ code }) => code) },
    });
  });
}

/** Publishes one draft whose time has come, unless its item was changed since or the checks find what nobody has confirmed. @returns whether visitors see something new */
async function runDraft(dependencies: EditingDependencies, row: StoredDraft): Promise<boolean> {
  const kind = createListingKinds(dependencies)[row.kind];
  const outcome = await listDraft(
    { ...dependencies, kind },
    {
      ...{ row, draft: draftOf(row), confirmed: confirmedOf(row), base: row.base },
      ...{ person: scheduleEditor, scheduledBy: row.actor },
    },
  );
  if (outcome.kind === 'refused') await stop(dependencies, row, outcome.check);
  // The item is another one than the person who scheduled its draft saw.
  if (outcome.kind === 'stale') await stop(dependencies, row, foundOf(row));
  return outcome.kind === 'saved';
}

export type PlanDependencies = EditingDependencies & { log: Log };

/**
 * Publishes the drafts that are due, those of categories and networks too, and delists the items whose end has come, each in a transaction of
 * its own. Two processes may do this at the same time. What fails is logged, tried again when its lease has ended, and does not hold up the others.
 * @returns how many of them visitors see or no longer see
 */
export async function runListingPlans({ log, ...dependencies }: PlanDependencies): Promise<number> {
  const { database, now } = dependencies;
  let changed = 0;
  for (let row = await takeDue(database, now()); row; row = await takeDue(database, now())) {
    try {
      if (await runDraft(dependencies, row)) changed += 1;
    } catch (error) {
      log.error({ error, draft: row.id }, 'a scheduled item could not be listed; trying again later');
    }
  }
  changed += await runPrepared({ ...dependencies, log });
  return changed + (await runDelistings(database, now()));
}

/** When something is due next; undefined when nothing is planned. */
async function nextDue(database: Database): Promise<number | undefined> {
  const { from } = await database
    .selectFrom('listing_drafts')
    .select(({ fn }) => fn.min<string | null>('from_time').as('from'))
    .where('lease_time', 'is', null)
    .executeTakeFirstOrThrow();
  const { until } = await database
    .selectFrom('planned_delistings')
    .select(({ fn }) => fn.min<string | null>('time').as('until'))
    .executeTakeFirstOrThrow();
  const times = [from, until, await nextPrepared(database)].flatMap((time) =>
    time === null ? [] : [Date.parse(time)],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The shortest pause. */
const shortestMs = 250;

/** Lists and delists at the planned times, or `pollMs` later where another process planned it. @param onChange called after visitors' content changed */
export function startListingPlans(
  dependencies: PlanDependencies,
  { pollMs, onChange }: { pollMs: number; onChange: () => Promise<void> },
): BackgroundLoop {
  const { database, now, log } = dependencies;
  return startLoop(async () => {
    try {
      if ((await runListingPlans(dependencies)) > 0) await onChange();
      const next = await nextDue(database);
      return next === undefined ? pollMs : Math.min(pollMs, Math.max(shortestMs, next - now().getTime()));
    } catch (error) {
      log.warn({ error }, 'the plans of listed items could not be read; trying again');
      return pollMs;
    }
  });
}
