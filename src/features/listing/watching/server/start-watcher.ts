import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { WatchPauses } from '../model/schedule.ts';
import { endUrgentLeases } from './claim-watches.ts';
import { createWatchDuties } from './watch-duties.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Looks at listed links for as long as the process lives. Errors are logged and the work continues; `wake` starts the looks that were asked for. */
export function startWatcher(
  dependencies: WatchDependencies,
  { urgentMs, dueMs }: WatchPauses,
): BackgroundLoop {
  const stopping = new AbortController();
  const duties = createWatchDuties(dependencies);
  const repeat = (duty: (signal: AbortSignal) => Promise<unknown>, pauseMs: number) =>
    startLoop(async () => {
      try {
        await duty(stopping.signal);
      } catch (error) {
        dependencies.log.error({ error }, 'listed links could not be watched; trying again');
      }
      return pauseMs;
    });
  const following = repeat(duties.follow, urgentMs);
  let hasBegun = false;
  const urgent = repeat(async (signal) => {
    if (!hasBegun) await endUrgentLeases(dependencies.database, dependencies.now());
    hasBegun = true;
    await duties.lookAtUrgent(signal);
  }, urgentMs);
  const due = repeat(duties.lookAtDue, dueMs);
  const checks = repeat(duties.checkTokens, dueMs);
  return {
    wake: urgent.wake,
    stop: async () => {
      stopping.abort();
      await Promise.all([following, urgent, due, checks].map((loop) => loop.stop()));
    },
  };
}
