import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PeriodicJob } from '../jobs/periodic-job.ts';
import type { Log } from '../log/log.ts';
import type { DataPlace } from './backup.ts';
import type { BackupPlace } from './backup-store.ts';

export interface BackupPlan extends BackupPlace {
  /** Hours from one backup to the next. */
  hours: number;
  /** How many stay there. */
  keep: number;
  /** Public keys (`age1…`) for which they are encrypted. */
  recipients: readonly string[];
}

const hourMs = 60 * 60_000;

/** @param signal ends the thread; what it has written is deleted by a later run */
async function backUpInThread(
  place: DataPlace,
  { folder, s3, keep, recipients }: BackupPlan,
  signal: AbortSignal,
): Promise<object> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { place, folder, s3, keep, recipients },
  });
  try {
    const [done] = (await once(worker, 'message', { signal })) as [object];
    return done;
  } finally {
    await worker.terminate();
  }
}

/** Backups of the plan, in a thread. @param log where each one is told */
export const createBackupJob = (place: DataPlace, plan: BackupPlan, log: Log): PeriodicJob => ({
  name: 'backup',
  everyMs: plan.hours * hourMs,
  work: async (signal) => log.info(await backUpInThread(place, plan, signal), 'backup made'),
});
