import { watchFolder } from '#platform/env/watch-folder.ts';
import type { Log } from '#platform/log/log.ts';
import type { Readiness } from '#routes/health-routes.ts';

/** How soon a full disk shows. */
const folderPollMs = 10_000;

/** Watches what makes a portal unready. */
export function watchReadiness(dataDir: string, log: Log): Readiness & { announceEnd(): void; stop(): void } {
  const { canWrite, stop } = watchFolder(dataDir, { log, everyMs: folderPollMs });
  let isEnding = false;
  return { isOpen: () => !isEnding, canWrite, announceEnd: () => void (isEnding = true), stop };
}
