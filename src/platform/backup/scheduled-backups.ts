import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { Log } from '../log/log.ts';
import { newestBackupTime, type DataPlace } from './backup.ts';

export interface BackupPlan {
  folder: string;
  /** Hours from one backup to the next. */
  hours: number;
  /** How many stay in the folder. */
  keep: number;
  /** Public keys (`age1…`) for which they are encrypted. */
  recipients: readonly string[];
}

const hourMs = 60 * 60_000;
/** A backup that failed, because the disk was full for example, is tried again after this time. */
const againMs = 15 * 60_000;
/** setTimeout takes no longer pauses than 24.8 days; a clock that was set right is noticed too. */
const longestPauseMs = hourMs;

async function backUpInThread(place: DataPlace, { folder, keep, recipients }: BackupPlan): Promise<object> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { place, folder, keep, recipients },
  });
  const [done] = (await once(worker, 'message')) as [object];
  return done;
}

/**
 * Makes a backup whenever the newest one in the folder is old enough, so a restart makes none too many and a long stop none too few.
 * @param options.log where each backup, and each that failed, is told
 */
export function startBackups(
  place: DataPlace,
  plan: BackupPlan,
  { log, now }: { log: Log; now: () => Date },
): BackgroundLoop {
  return startLoop(async () => {
    try {
      const newest = await newestBackupTime(plan.folder, now());
      const dueMs = newest === undefined ? 0 : newest.getTime() + plan.hours * hourMs - now().getTime();
      if (dueMs > 0) return Math.min(dueMs, longestPauseMs);
      log.info(await backUpInThread(place, plan), 'backup made');
      return Math.min(plan.hours * hourMs, longestPauseMs);
    } catch (error) {
      log.error({ error }, 'no backup was made; trying again in 15 minutes');
      return againMs;
    }
  });
}
