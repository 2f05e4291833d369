import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJobClock } from '#platform/jobs/job-clock.ts';
import { createJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { realProcesses } from '../support/real-processes.ts';

const program = join(import.meta.dirname, '../support/job-process.ts');

test.each(['sqlite', 'postgres'] as const)(
  'the job of a node that is killed is done by another one a minute later (%s)',
  realProcesses,
  async (engine) => {
    const { open, place, dispose } = await createTestDatabase(engine);
    onTestFinished(async () => {
      await open.close();
      await dispose();
    });
    const parameters = [place.dataDir, ...(place.databaseUrl ? [place.databaseUrl] : [])];
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...parameters], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;

    let runs = 0;
    let aheadMs = 0;
    const clock = createJobClock(open, () => new Date());
    const survivor = createJobRunner({
      database: open.database,
      jobs: [{ name: 'long', everyMs: 60 * 60_000, work: async () => void (runs += 1) }],
      clock: async () => new Date((await clock()).getTime() + aheadMs),
      log: createLog('silent'),
    });
    await survivor.runDue();
    expect(runs).toBe(0);
    aheadMs = 60_000;
    await survivor.runDue();
    expect(runs).toBe(1);
  },
);
