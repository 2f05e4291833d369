import cluster from 'node:cluster';
import type { ProcessMessage } from './process-messages.ts';
import type { ProcessEvents, WebProcess } from './watch-processes.ts';

/** By which a web process knows its number. */
export const numberVariable = 'PORTAL_PROCESS';

/**
 * Starts a web process: the script of this one, with its flags. The primary takes the connections and gives each to the next process in turn; what the
 * operating system does by itself is uneven.
 */
export function startProcess(number: number, { onMessage, onEnd }: ProcessEvents): WebProcess {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // Figures may be infinite, which JSON cannot say.
  cluster.setupPrimary({ serialization: 'advanced' });
  const worker = cluster.fork({ [numberVariable]: String(number) });
  worker.on('message', (message: ProcessMessage) => onMessage(message));
  // A process that was never started has no end. Other errors are of messages to a process that has just ended, which is told as well.
  worker.on('error', ({ message }: Error) => {
    if (worker.process.pid === undefined) onEnd(message);
  });
  worker.once('exit', (code: number, signal: string | null) => onEnd(signal ?? code));
  return {
    pid: worker.process.pid ?? 0,
    send(message) {
      if (worker.isConnected()) worker.send(message);
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
