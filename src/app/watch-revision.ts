import { contentChannel, getContentRevision } from '#platform/database/content-revision.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';

export interface RevisionWatch {
  /** Checks immediately: a change of content in this process awaits this before its response is sent. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

/** How often the revision is looked at without a reason. */
export interface RevisionPolls {
  /** Where changes are not announced: how soon one made elsewhere shows. */
  aloneMs: number;
  /** While PostgreSQL announces each change: for announcements that get lost. */
  hearingMs: number;
}

interface WatchOptions {
  open: Pick<OpenDatabase, 'database' | 'listen'>;
  log: Log;
  polls: RevisionPolls;
}

/** One run of the work at a time. A call during a run begins another one after it, one for all such calls: what they are about may have come in between. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    if (!running) return (running = work().finally(() => (running = undefined)));
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
  return run;
}

/**
 * Calls `onMove` when the content revision changes, whatever changed it: this process, the import command, another server. On PostgreSQL
 * every node is told when the change is committed.
 */
export async function watchRevision(
  { open: { database, listen }, log, polls }: WatchOptions,
  onMove: () => Promise<void>,
): Promise<RevisionWatch> {
  let known = await getContentRevision(database);
  const check = oneAtATime(async () => {
    const revision = await getContentRevision(database);
    if (revision === known) return;
    await onMove();
    known = revision;
  });
  const look = () => {
    check().catch((error: unknown) => log.warn({ error }, 'content revision could not be read'));
  };
  let everyMs = polls.aloneMs;
  let timer = setInterval(look, everyMs).unref();
  const pollEvery = (ms: number) => {
    if (ms === everyMs) return;
    everyMs = ms;
    clearInterval(timer);
    timer = setInterval(look, everyMs).unref();
  };
  const listening = listen?.(contentChannel, {
    log,
    onNotice: look,
    onHearing(isHearing) {
      pollEvery(isHearing ? polls.hearingMs : polls.aloneMs);
      // What was told before that is lost.
      if (isHearing) look();
    },
  });
  return {
    check,
    async stop() {
      await listening?.stop();
      clearInterval(timer);
    },
  };
}
