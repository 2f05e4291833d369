import { connectDatabase } from '#platform/database/connect.ts';
import { createJobClock } from '#platform/jobs/job-clock.ts';
import { createJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';

/* A node in the middle of a job that does not end: `node job-process.ts <folder> [<address of PostgreSQL>]`. */

const [, , dataDir = '', url] = process.argv;
const open = await connectDatabase({ url, dataDir });
const work = () => {
  console.log('begun');
  return new Promise<void>(() => undefined);
};
const clock = createJobClock(open, () => new Date());
const jobs = [{ name: 'long', everyMs: 60 * 60_000, work }];
createJobRunner({ database: open.database, jobs, clock, log: createLog('silent') }).start(60_000);
// The loop alone does not keep the process alive.
setInterval(() => undefined, 60_000);
