import { sql } from 'kysely';
import { may } from '#features/team/accounts/model/permissions.ts';
import { parseRoles } from '#features/team/accounts/model/role.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { scheduleEditor } from '#features/team/editing/server/editing-dependencies.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { preparedSubject, updatePrepared, type PreparedRow } from './prepared-rows.ts';
import { publishPrepared, type PreparedDependencies } from './publish-prepared.ts';

/** How long a process has one draft to itself. After a crash another one goes on then. */
const leaseMs = 60_000;

/** Takes the next draft that is due, which no other process then takes until the lease ends. */
async function takeDue(database: Database, at: Date): Promise<PreparedRow | undefined> {
  const time = at.toISOString();
  const isFree = sql<boolean>`publish_time <= ${time} and (lease_time is null or lease_time <= ${time})`;
  return (
    database
      .updateTable('prepared_arrangements')
      .set({ lease_time: new Date(at.getTime() + leaseMs).toISOString() })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('prepared_arrangements')
          .select('id')
          .where(isFree)
          .orderBy('publish_time')
          .orderBy('id')
          .limit(1),
      )
      // Again, because another process may have taken it in the meantime.
      .where(isFree)
      .returningAll()
      .executeTakeFirst()
  );
}

/** It stays a draft that says why, and a person decides. */
async function stop(
  { database, now }: PreparedDependencies,
  row: PreparedRow,
  problem: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await updatePrepared(transaction, row, { publish_time: null, lease_time: null, problem });
    await appendAudit(transaction, {
      at: now(),
      actor: scheduleEditor,
      area: 'catalogue',
      action: 'stop-draft',
      subject: preparedSubject(row.id),
      detail: { kind: row.kind, hid: row.hid, name: row.name, problem },
    });
  });
}

/** Whether the account that scheduled it may still publish it. What the command line scheduled has none. */
async function mayPublish(database: Database, { actor_id: id }: PreparedRow): Promise<boolean> {
  if (id === null) return true;
  const account = await database
    .selectFrom('desk_users')
    .select(['role', 'disabled'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!account || account.disabled) return false;
  return may({ roles: parseRoles(account.role) ?? [] }, 'catalogue.edit');
}

const noLonger =
  'The person who scheduled this is no longer allowed to publish it. Check it and publish it yourself.';

/** @returns whether visitors see something new */
async function runDraft(dependencies: PreparedDependencies, row: PreparedRow): Promise<boolean> {
  const person = { id: row.actor_id, email: row.actor, name: row.actor_name };
  if (!(await mayPublish(dependencies.database, row))) {
    await stop(dependencies, row, noLonger);
    return false;
  }
  try {
    return (await publishPrepared(dependencies, row, { person, isDue: true })) === undefined;
  } catch (error) {
    // What refuses it refuses it again: a value was changed since, a name is taken, a network is gone.
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    await stop(dependencies, row, error.message);
    return false;
  }
}

/**
 * Publishes the categories and networks whose time has come, as the person who scheduled each. Two processes may do this at the same time.
 * What fails is logged, tried again when its lease has ended, and does not hold up the others.
 * @returns how many visitors see
 */
export async function runPrepared({
  log,
  ...dependencies
}: PreparedDependencies & { log: Log }): Promise<number> {
  const { database, now } = dependencies;
  let published = 0;
  for (let row = await takeDue(database, now()); row; row = await takeDue(database, now())) {
    try {
      if (await runDraft(dependencies, row)) published += 1;
    } catch (error) {
      // A person or another process changed it at this moment.
      if (error instanceof AppError && error.code === 'conflict') continue;
      log.error(
        { error, draft: row.id },
        'a scheduled category or network could not be published; trying again later',
      );
    }
  }
  return published;
}

/** When the next one is due, RFC 3339 UTC; null when nothing is scheduled. */
export async function nextPrepared(database: Database): Promise<string | null> {
  const { time } = await database
    .selectFrom('prepared_arrangements')
    .select(({ fn }) => fn.min<string | null>('publish_time').as('time'))
    .where('lease_time', 'is', null)
    .executeTakeFirstOrThrow();
  return time;
}
