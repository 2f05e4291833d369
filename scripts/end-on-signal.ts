import { Socket } from 'node:net';
import { ThreadsLeftError } from '#platform/env/end-threads.ts';

/** The pipe from scripts/bootstrap.mjs, where that is what started this process. Read at once: an orphan has another parent. */
function findStarterPipe(): number | undefined {
  const [starter, pipe] = (process.env['STARTER_PIPE'] ?? '').split(':').map(Number);
  return starter === process.ppid ? pipe : undefined;
}

const pipe = findStarterPipe();

/** The pipe closes when the process at its other end does, in whatever way. */
function onStarterEnded(end: () => void): void {
  if (pipe === undefined) return;
  const fromStarter = new Socket({ fd: pipe, readable: true, writable: false });
  fromStarter.once('close', end).resume();
  // It keeps no process running.
  fromStarter.unref();
}

/**
 * Ctrl-C and a polite kill put everything away, once. So does the end of the process that started this one. A second Ctrl-C ends immediately;
 * a second SIGTERM changes nothing, because service managers send one to each process of a service, and scripts/bootstrap.mjs passes its own on.
 * @param close is told whether it was a polite kill, which leaves time; what cannot be put away ends the process with code 1 and the reason,
 * threads that are left with SIGKILL
 * @param onOrder of a web process: is given what ends it, for the order of its primary
 */
export function endOnSignal(
  close: (why: { isPolite: boolean }) => Promise<void>,
  onOrder?: (end: (isPolite: boolean) => void) => void,
): void {
  let closing = false;
  const end = async (isPolite: boolean) => {
    if (closing) return;
    closing = true;
    try {
      await close({ isPolite });
      process.exit(0);
    } catch (error) {
      console.error(error);
      if (error instanceof ThreadsLeftError) process.kill(process.pid, 'SIGKILL');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => (closing ? process.exit(1) : void end(false)));
  process.on('SIGTERM', () => void end(true));
  onStarterEnded(() => void end(false));
  onOrder?.((isPolite) => void end(isPolite));
}
