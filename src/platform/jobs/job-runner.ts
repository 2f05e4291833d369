import { setTimeout } from 'node:timers/promises';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { traced } from '../tracing/steps.ts';
import { holdLease, leaseEnd } from './hold-lease.ts';
import { isJobDue } from './is-job-due.ts';
import type { JobClock } from './job-clock.ts';
import { endJob, keepJobs, listJobRows, takeJob, type JobEnd, type JobRow } from './job-rows.ts';
import type { JobRun, PeriodicJob } from './periodic-job.ts';

/** Jobs that one node does at the same time; after a long stop all are due. */
const atOnce = 4;
/** A run that failed is followed by another one after this time, or after the period where that is shorter. */
const againMs = 15 * 60_000;
/** How long a run may take to end when its node ends. */
const graceMs = 5_000;
const secondMs = 1_000;

interface RunnerOptions {
  database: Database;
  /** All that this node does; it leaves others of the table alone. */
  jobs: readonly PeriodicJob[];
  clock: JobClock;
  log: Log;
}

/** Does the jobs of a node that are due and that no other node is doing. */
export interface JobRunner {
  /** Takes what is due, and waits for its end. Never throws: what fails is in the log and is tried again later. */
  runDue(): Promise<void>;
  /** Does what is due for as long as the process lives. @param pollMs how late a job may begin */
  start(pollMs: number): BackgroundLoop;
  /** How all of its jobs do, on whatever node they ran. */
  readRuns(): Promise<JobRun[]>;
}

interface Running {
  stopping: AbortController;
  /** Never rejects. */
  ended: Promise<void>;
}

/** The work of one runner: what it does now, and how that ends. */
function createWork({ database, clock, log }: RunnerOptions) {
  const holder = crypto.randomUUID();
  const running = new Map<string, Running>();

  async function endOf({ name, everyMs, work }: PeriodicJob, since: Date, signal: AbortSignal) {
    const failure = await traced(`job ${name}`, () => work(signal)).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure && signal.aborted) return { kind: 'given-back' } as const;
    if (failure) log.error(failure, `the job ${name} failed; it is tried again later`);
    // Without the database the lease ends by itself.
    const at = await clock();
    const dueIn = (ms: number, from: Date) => new Date(from.getTime() + ms);
    return failure
      ? ({ kind: 'failed', ...failure, dueTime: dueIn(Math.min(everyMs, againMs), at) } as const)
      : ({ kind: 'done', at, dueTime: dueIn(everyMs, since) } as const);
  }

  const write = (name: string, end: JobEnd | Promise<JobEnd>) =>
    Promise.resolve(end)
      .then((known) => endJob(database, { name, holder }, known))
      .catch((error: unknown) =>
        log.error({ error }, `the end of the job ${name} could not be stored; it is done again`),
      );

  const settle = () => Promise.all([...running.values()].map(({ ended }) => ended));

  return {
    holder,
    running,
    begin(job: PeriodicJob, since: Date) {
      const { name } = job;
      const stopping = new AbortController();
      const letGo = holdLease({ database, clock }, { name, holder }, () => stopping.abort());
      const end = endOf(job, since, stopping.signal).finally(letGo);
      running.set(name, { stopping, ended: write(name, end).finally(() => running.delete(name)) });
    },
    settle,
    async end() {
      for (const { stopping } of running.values()) stopping.abort();
      await Promise.race([settle(), setTimeout(graceMs, undefined, { ref: false })]);
      // Their work ends with the process; other nodes need not wait for the lease.
      for (const name of running.keys()) await write(name, { kind: 'given-back' });
    },
  };
}

/** How a job does at this time. */
const presentRun = (
  { name, success_time, create_time, last_error }: JobRow,
  { everyMs }: PeriodicJob,
  at: Date,
): JobRun => ({
  name,
  everySeconds: everyMs / secondMs,
  successSeconds: Math.max(0, (at.getTime() - Date.parse(success_time ?? create_time)) / secondMs),
  hasFailed: last_error !== null,
});

/** A runner of periodic jobs on the database that all nodes share. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { database, clock, log } = options;
  const jobs = new Map(options.jobs.map((job) => [job.name, job]));
  const names = [...jobs.keys()];
  const work = createWork(options);
  let isKept = false;

  /** @returns how many jobs were taken */
  async function begin(): Promise<number> {
    const at = await clock();
    if (!isKept) await keepJobs(database, names, at);
    isKept = true;
    let count = 0;
    for (const row of await listJobRows(database, names)) {
      const job = jobs.get(row.name)!;
      if (work.running.size >= atOnce) break;
      if (work.running.has(row.name) || !isJobDue(row, job.everyMs, at)) continue;
      const lease = { holder: work.holder, endTime: leaseEnd(at) };
      if (!(await takeJob(database, row, lease))) continue;
      work.begin(job, at);
      count += 1;
    }
    return count;
  }

  const beginQuietly = () =>
    begin().catch((error: unknown) => {
      log.error({ error }, 'periodic jobs could not be read; trying again');
      return 0;
    });

  return {
    async runDue() {
      while ((await beginQuietly()) > 0) await work.settle();
    },
    start(pollMs) {
      const loop = startLoop(async () => {
        await beginQuietly();
        return pollMs;
      });
      return {
        wake: loop.wake,
        async stop() {
          await loop.stop();
          await work.end();
        },
      };
    },
    async readRuns() {
      const at = await clock();
      return (await listJobRows(database, names)).map((row) => presentRun(row, jobs.get(row.name)!, at));
    },
  };
}
