import { watchFolder } from '#platform/env/watch-folder.ts';
import type { Log } from '#platform/log/log.ts';

/** What `/readyz` asks beside the database. */
export interface Readiness {
  /** False while the process ends: it answers what it has begun, and nothing new should come. */
  isOpen(): boolean;
  /** False while nothing can be stored in the data folder. */
  canWrite(): boolean;
}

/** How soon a full disk shows. */
const folderPollMs = 10_000;

/** Watches what makes a portal unready. */
export function watchReadiness(dataDir: string, log: Log): Readiness & { announceEnd(): void; stop(): void } {
  const { canWrite, stop } = watchFolder(dataDir, { log, everyMs: folderPollMs });
  let isEnding = false;
  return { isOpen: () => !isEnding, canWrite, announceEnd: () => void (isEnding = true), stop };
}
