import type { Socket } from 'node:net';

/** Ends this process when the one that started it, with a pipe to its input, has ended in whatever way. */
export function endWithStarter(): void {
  const fromStarter = process.stdin as Socket;
  fromStarter.once('close', () => process.exit(1)).resume();
  fromStarter.unref();
}
