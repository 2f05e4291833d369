import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { WatchDependencies } from './watch-dependencies.ts';
import { createWatchRound } from './watch-round.ts';

/**
 * Looks at due links for as long as the process lives. Errors are logged and the loop continues.
 * @param pollMs pause between two rounds
 */
export function startWatcher(dependencies: WatchDependencies, pollMs: number): BackgroundLoop {
  const stopping = new AbortController();
  const round = createWatchRound(dependencies);
  const loop = startLoop(async () => {
    try {
      await round(stopping.signal);
    } catch (error) {
      dependencies.log.error({ error }, 'listed links could not be watched; trying again');
    }
    return pollMs;
  });
  return {
    wake: loop.wake,
    stop: () => {
      stopping.abort();
      return loop.stop();
    },
  };
}
