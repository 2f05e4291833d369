import { Socket } from 'node:net';

/** The pipe from scripts/bootstrap.mjs, which closes when that process is killed. */
function onStarterEnded(end: () => void): void {
  const pipe = Number(process.env['STARTER_PIPE']);
  if (!pipe) return;
  const fromStarter = new Socket({ fd: pipe, readable: true, writable: false });
  fromStarter.once('close', end).resume();
  // It keeps no process running.
  fromStarter.unref();
}

/**
 * Ctrl-C and a polite kill put everything away, once; a second one ends immediately. So does the end of the process that started this one.
 * @param close what cannot be put away ends the process with code 1 and the reason
 */
export function endOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const end = async () => {
    if (closing) process.exit(1);
    closing = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  onStarterEnded(() => {
    if (!closing) void end();
  });
}
