import { setTimeout } from 'node:timers/promises';

/** What one turn of the listener may take: everyone else waits for it. */
export const longestTurnMs = 100;

const workMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** A collection of garbage, or a neighbor on the same core, costs a turn now and then; the work itself costs every one. */
const tries = 3;

/**
 * Does something while others ask this thread for their turn all the time, as visitors do; again where a turn was long, at most three times.
 * @param act gives the same result each time
 * @returns its result, and the longest that one turn took in ms of the thread's own work, in its best try: what other programs on the machine
 * take does not count
 */
export async function watchListener<Result>(
  act: () => Promise<Result>,
): Promise<{ result: Result; turnMs: number }> {
  let best = await watchOnce(act);
  for (let done = 1; done < tries && best.turnMs >= longestTurnMs; done += 1) {
    const next = await watchOnce(act);
    if (next.turnMs < best.turnMs) best = next;
  }
  return best;
}

async function watchOnce<Result>(act: () => Promise<Result>): Promise<{ result: Result; turnMs: number }> {
  let ended = false;
  const acting = act().finally(() => (ended = true));
  let turnMs = 0;
  for (let before = process.threadCpuUsage(); ;) {
    if (ended) return { result: await acting, turnMs };
    await setTimeout(2);
    turnMs = Math.max(turnMs, workMs(process.threadCpuUsage(before)));
    before = process.threadCpuUsage();
  }
}
