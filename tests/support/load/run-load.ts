import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import type { ProbeAnswer } from './load-probe.ts';
import { startOwnPortal } from '../own-portal.ts';
import { readPeakBytes, resetPeak, withoutCompileCache } from '../process-memory.ts';

export interface LoadOutcome {
  probes: ProbeAnswer[];
  /** Largest resident memory of the portal during the attacks. */
  peakBytes: number;
  /** The portal's answers to each attack, counted by status; 0 where it closed the connection. */
  answered: Record<string, Record<number, number>>;
  isAlive: boolean;
}

function startProbe(origin: string): { stop: () => Promise<ProbeAnswer[]> } {
  const child: ChildProcess = fork(join(import.meta.dirname, 'load-probe.ts'), [origin], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('message', (answers: ProbeAnswer[]) => resolve(answers));
        child.send('stop');
      }),
  };
}

/**
 * All attacks at the same time for a while, against a separate portal, while a probe in its own process
 * makes a visitor's requests.
 * @param env further settings of the portal
 */
export async function runLoad(durationMs: number, env: Record<string, string> = {}): Promise<LoadOutcome> {
  const portal = await startOwnPortal({
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
    ...withoutCompileCache,
    ...env,
  });
  const origin = portal.origin.replace('localhost', '127.0.0.1');
  try {
    // A visitor's page that is in the store already, as it is a second after any start.
    await (await fetch(`${origin}/en`)).arrayBuffer();
    resetPeak(portal.pid);
    const probe = startProbe(origin);
    const ending = new AbortController();
    const running = Object.entries(attacks).map(async ([name, attack]) => {
      const counts: Record<number, number> = {};
      await attack({
        origin,
        signal: ending.signal,
        note: (status) => (counts[status] = (counts[status] ?? 0) + 1),
      });
      return [name, counts] as const;
    });
    await wait(durationMs);
    ending.abort();
    const answered = Object.fromEntries(await Promise.all(running));
    const probes = await probe.stop();
    const peakBytes = readPeakBytes(portal.pid);
    const health = await fetch(`${origin}/healthz`).catch(() => undefined);
    return { probes, peakBytes, answered, isAlive: health?.status === 200 };
  } finally {
    await portal.stop();
  }
}
