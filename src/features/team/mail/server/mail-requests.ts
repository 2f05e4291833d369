import { sql, type Selectable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailRequestTable } from '#platform/database/mail-tables.ts';
import { claimRows, isHeld, workThrough } from '#platform/jobs/due-rows.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailRequestDetails, MailRequestKind } from '../model/mail-request.ts';

const retryMs = 5 * 60_000;
/** A request that cannot be handled for so long is dropped: nobody expects its mail any longer. */
const keptMs = 24 * 60 * 60_000;
/**
 * Each is handled within seconds, so as many wait only while none can be. At a few hundred bytes each that is some megabytes, from however
 * many addresses they come.
 */
const waitingMax = 10_000;

export interface MailRequestDependencies {
  database: Database;
  /** Mails what was asked for, or nothing. Handling a request twice is the same as once. */
  work: { [Kind in MailRequestKind]: (detail: MailRequestDetails[Kind]) => Promise<void> };
  now: () => Date;
  log: Log;
}

/** What strangers ask to have mailed to an address. */
export interface MailRequests {
  /**
   * Stores a request. It is handled later and independently: the time that this takes is the same whether or not the address is known here.
   * @throws AppError unavailable while too many wait, whatever is asked for
   */
  ask<Kind extends MailRequestKind>(kind: Kind, detail: MailRequestDetails[Kind]): Promise<void>;
  /** Handles what waits. */
  runDue(): Promise<void>;
  start(pollMs: number): BackgroundLoop;
  /** Deletes what was not handled for so long that nobody expects its mail. */
  dropOld(): Promise<void>;
}

type Stored = Pick<MailRequestDependencies, 'database' | 'now'>;

/** Several that ask at the same moment may exceed it by their number. */
async function requireRoom({ database }: Stored): Promise<void> {
  const rows = database.selectFrom('mail_requests').select('id').limit(waitingMax);
  const { waiting } = await database
    .selectFrom(rows.as('rows'))
    .select((eb) => eb.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) < waitingMax) return;
  throw new AppError('unavailable', 'No email can be prepared at the moment. Try again in five minutes.', {
    retryAfterSeconds: retryMs / 1000,
  });
}

async function storeRequest(dependencies: Stored, kind: MailRequestKind, detail: object): Promise<void> {
  await requireRoom(dependencies);
  const { database, now } = dependencies;
  const time = now().toISOString();
  await database
    .insertInto('mail_requests')
    .values({ kind, detail: JSON.stringify(detail), next_attempt_time: time, create_time: time })
    .execute();
}

const dueRequests = {
  table: 'mail_requests',
  time: 'next_attempt_time',
  waiting: sql<boolean>`1 = 1`,
  // Longer than handling one can take.
  leaseMs: 60_000,
  longestMs: retryMs,
  // A second one for the same address then sees what the first one has done.
  atOnce: 1,
} as const;

type Row = Selectable<MailRequestTable>;

/** @returns whether the request is finished */
async function handle({ work, now, log }: MailRequestDependencies, row: Row): Promise<boolean> {
  try {
    await work[row.kind](JSON.parse(row.detail));
    return true;
  } catch (error) {
    const isDropped = now().getTime() - Date.parse(row.create_time) > keptMs;
    log.error({ error, kind: row.kind, isDropped }, 'a mail that was asked for could not be prepared');
    return isDropped;
  }
}

async function handleAndRecord(dependencies: MailRequestDependencies, row: Row): Promise<void> {
  const { database, now } = dependencies;
  if (await handle(dependencies, row)) {
    await database.deleteFrom('mail_requests').where(isHeld(row)).execute();
    return;
  }
  const next_attempt_time = new Date(now().getTime() + retryMs).toISOString();
  await database.updateTable('mail_requests').set({ next_attempt_time }).where(isHeld(row)).execute();
}

async function runDue(dependencies: MailRequestDependencies): Promise<void> {
  const { database, now, log } = dependencies;
  await workThrough({
    claim: () => claimRows(database, dueRequests, now()),
    work: (row) => handleAndRecord(dependencies, row),
    onError: (error, { kind }) =>
      log.error({ error, kind }, 'a mail that was asked for could not be recorded; it will be retried'),
  });
}

async function dropOld({ database, now }: Stored): Promise<void> {
  const before = new Date(now().getTime() - keptMs).toISOString();
  await database.deleteFrom('mail_requests').where('create_time', '<', before).execute();
}

/** Requests wait in a table of the database, so that none is lost with its process; each is taken by one process. */
export function createMailRequests(dependencies: MailRequestDependencies): MailRequests {
  const { log } = dependencies;
  return {
    ask: (kind, detail) => storeRequest(dependencies, kind, detail),
    runDue: () => runDue(dependencies),
    dropOld: () => dropOld(dependencies),
    start: (pollMs) =>
      startLoop(async () => {
        await runDue(dependencies).catch((error: unknown) =>
          log.error({ error }, 'mails that were asked for could not be prepared; trying again'),
        );
        return pollMs;
      }),
  };
}
