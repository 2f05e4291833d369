import { startProcess } from '#app/processes/start-process.ts';
import { watchProcesses } from '#app/processes/watch-processes.ts';
import type { Settings } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';
import { endOnSignal } from '../end-on-signal.ts';
import { stopWith } from '../report.ts';

/** The primary of several web processes: it starts them, replaces those that end, and ends when all have. */
export function startProcesses({ webProcesses: count }: Pick<Settings, 'webProcesses'>, log: Log): void {
  const processes = watchProcesses({
    count,
    start: startProcess,
    onServing: ({ portalAddress, deskAddress }) =>
      log.info({ processes: count }, `Portal ${portalAddress} · desk ${deskAddress}`),
    onFailure: stopWith,
    log,
  });
  endOnSignal((order) => processes.stop(order));
}
