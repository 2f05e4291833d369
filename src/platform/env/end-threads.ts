import type { Piscina } from 'piscina';
import { within } from '#lib/within.ts';

/** Threads did not end. The end of the process would wait for them as well, without a limit: only a kill ends it. */
export class ThreadsLeftError extends Error {}

/** A thread ends in milliseconds, on a busy machine in a second. */
const usualLimitMs = 5_000;

/**
 * Ends the threads of a pool, whatever they do.
 * @throws ThreadsLeftError when they still run at the limit: V8 can wait for a thread that waits for V8 (nodejs/node#54918), and a system call that
 * does not return holds its thread
 */
export async function endThreads(pool: Pick<Piscina, 'destroy'>, limitMs = usualLimitMs): Promise<void> {
  try {
    await within(pool.destroy(), limitMs);
  } catch (cause) {
    throw new ThreadsLeftError('Not all threads have ended, so the process ends itself by a kill.', {
      cause,
    });
  }
}
