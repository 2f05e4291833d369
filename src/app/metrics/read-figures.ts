import { sql, type AliasableExpression } from 'kysely';
import { isOfListed } from '#features/listing/watching/server/is-of-listed.ts';
import type { Database } from '#platform/database/database.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRun } from '#platform/jobs/periodic-job.ts';

/** What the database says at one moment. */
export interface DatabaseFigures {
  jobs: readonly JobFigures[];
  /** Jobs that are done now and then. */
  runs: readonly JobRun[];
  findings: { hijacks: number; others: number };
  /** Empty where no endpoint of the donation chain is configured. */
  scans: readonly ScanFigures[];
}

export interface JobFigures {
  queue: JobQueue;
  /** At most `countMax`. */
  waiting: number;
  /** Of the job that waits longest; 0 where none waits. */
  oldestSeconds: number;
  /** How long the first of them could have been done already; 0 where all wait for their time. */
  overdueSeconds: number;
}

/** A reading of one receiving address on the donation chain. */
export interface ScanFigures {
  chainId: number;
  /** Undefined before everything was read for the first time. */
  readSeconds: number | undefined;
  issue: string | null;
}

export type JobQueue = 'mails' | 'mail-requests' | 'webhooks' | 'payments' | 'watch-looks';

/** More than that is too much all the same, and counting it would cost. */
export const countMax = 5_000;

interface WaitingRow {
  create_time: string;
  next_attempt_time: string;
}

type Rows = AliasableExpression<WaitingRow>;

/**
 * The jobs that wait, the first due ones first. The states are written out, because partial indexes are used for nothing else. A look at a
 * link waits since it is due, and all others since they were stored.
 */
const rowsOf: Record<JobQueue, (database: Database, now: string) => Rows> = {
  mails: (database) =>
    database
      .selectFrom('outbox')
      .select(['create_time', 'next_attempt_time'])
      .where('state', '=', sql.lit('waiting'))
      .orderBy('next_attempt_time')
      .limit(countMax),
  'mail-requests': (database) =>
    database
      .selectFrom('mail_requests')
      .select(['create_time', 'next_attempt_time'])
      .orderBy('id')
      .limit(countMax),
  webhooks: (database) =>
    database
      .selectFrom('webhook_deliveries')
      .select(['create_time', 'next_attempt_time'])
      .where('state', '=', sql.lit('waiting'))
      .orderBy('next_attempt_time')
      .limit(countMax),
  payments: (database) =>
    database
      .selectFrom('payments')
      .select(['create_time', 'next_attempt_time'])
      .where('status', '=', sql.lit('checking'))
      .orderBy('next_attempt_time')
      .limit(countMax),
  'watch-looks': (database, now) =>
    database
      .selectFrom('watches')
      .select(['next_look_time as create_time', 'next_look_time as next_attempt_time'])
      .where('next_look_time', '<=', now)
      .where(isOfListed)
      .orderBy('next_look_time')
      .limit(countMax),
};

const secondsSince = (time: string | null, now: Date) =>
  time === null ? 0 : Math.max(0, (now.getTime() - Date.parse(time)) / 1000);

async function readJobs(database: Database, queue: JobQueue, now: Date): Promise<JobFigures> {
  const { waiting, oldest, due } = await database
    .selectFrom(rowsOf[queue](database, now.toISOString()).as('rows'))
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<string | null>('create_time').as('oldest'),
      fn.min<string | null>('next_attempt_time').as('due'),
    ])
    .executeTakeFirstOrThrow();
  const overdueSeconds = secondsSince(due, now);
  return { queue, waiting, oldestSeconds: secondsSince(oldest, now), overdueSeconds };
}

async function readFindings(database: Database): Promise<DatabaseFigures['findings']> {
  const rows = await database
    .selectFrom('watch_findings')
    .select('hijack')
    .where('state', '=', 'open')
    .limit(countMax)
    .execute();
  const hijacks = rows.filter(({ hijack }) => hijack === 1).length;
  return { hijacks, others: rows.length - hijacks };
}

/** There is one row for each receiving address that there ever was. */
async function readScans(database: Database, chainId: number, now: Date): Promise<ScanFigures[]> {
  const rows = await database
    .selectFrom('transfer_scans')
    .select(['read_time', 'issue'])
    .where('chain_id', '=', chainId)
    .execute();
  return rows.map(({ read_time, issue }) => ({
    chainId,
    readSeconds: read_time === null ? undefined : secondsSince(read_time, now),
    issue,
  }));
}

export interface FigureSources {
  database: Database;
  jobs: Pick<JobRunner, 'readRuns'>;
  /** Whether this portal looks at listed links; where it does not, all of them are due. */
  looksAtLinks: boolean;
  /** The donation chain, where its endpoint is configured. */
  chainId: number | undefined;
  now: () => Date;
}

/** One query after the other, so that a scrape takes one connection. */
export async function readFigures({
  database,
  jobs: runner,
  looksAtLinks,
  chainId,
  now,
}: FigureSources): Promise<DatabaseFigures> {
  const queues: JobQueue[] = ['mails', 'mail-requests', 'webhooks', 'payments'];
  const jobs: JobFigures[] = [];
  for (const queue of [...queues, ...(looksAtLinks ? (['watch-looks'] as const) : [])])
    jobs.push(await readJobs(database, queue, now()));
  const findings = await readFindings(database);
  const scans = chainId === undefined ? [] : await readScans(database, chainId, now());
  return { jobs, runs: await runner.readRuns(), findings, scans };
}
