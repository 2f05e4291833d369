import { setTimeout } from 'node:timers/promises';
import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { LimitedServer } from '#platform/http/limited-server.ts';

export interface ServingParts {
  servers: readonly Pick<LimitedServer, 'drain'>[];
  loops: readonly Pick<BackgroundLoop, 'stop'>[];
  /** `/readyz` says no from now on. */
  announce: () => void;
}

/**
 * Ends the listeners and the work behind them, in the order in which those around them can follow: first the portal says that it ends and
 * goes on serving, so that proxies choose another one; then it takes no new connections and answers what is under way.
 * @param plan.delayMs of the first part
 * @param plan.limitMs of the second one
 */
export async function endServing(
  { servers, loops, announce }: ServingParts,
  { delayMs, limitMs }: { delayMs: number; limitMs: number },
): Promise<void> {
  announce();
  if (delayMs > 0) await setTimeout(delayMs);
  const limit = new AbortController();
  // A round that hangs must not keep the process: the database survives that it ends in between.
  const tooLong = setTimeout(limitMs, undefined, { signal: limit.signal }).catch(() => undefined);
  const rounds = Promise.all(loops.map((loop) => loop.stop()));
  await Promise.all([...servers.map((server) => server.drain(limitMs)), Promise.race([rounds, tooLong])]);
  limit.abort();
}
