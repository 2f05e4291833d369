import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';

export interface RevisionWatch {
  /** Checks immediately: a change of content in this process awaits this before its response is sent. */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Calls `onMove` when the content revision changes, whatever changed it: this process, the import command, another server.
 * @param pollMs how soon a change made elsewhere shows
 */
export async function watchRevision(
  options: { database: Database; log: Log; pollMs: number },
  onMove: () => Promise<void>,
): Promise<RevisionWatch> {
  const { database, log, pollMs } = options;
  let known = await getContentRevision(database);
  let running: Promise<void> | undefined;
  const look = async () => {
    const revision = await getContentRevision(database);
    if (revision === known) return;
    await onMove();
    known = revision;
  };
  // One look at a time; a call during a look begins another one after it, because the change may have come in between.
  const check = async () => {
    while (running) await running.catch(() => undefined);
    running = look().finally(() => (running = undefined));
    return running;
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.warn({ error }, 'content revision could not be read'));
  }, pollMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
