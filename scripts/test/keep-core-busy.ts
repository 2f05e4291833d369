import { spawn } from 'node:child_process';

/** Ends by itself, should nobody end it. */
const longestMinutes = 90;

/**
 * Keeps one core busy, as another program on the same machine would.
 * @returns ends it
 */
export function keepCoreBusy(): () => void {
  const loop = `const end = Date.now() + ${longestMinutes} * 60_000; while (Date.now() < end);`;
  const child = spawn(process.execPath, ['-e', loop], { stdio: 'ignore' });
  const end = () => void child.kill('SIGKILL');
  process.on('exit', end);
  return end;
}
