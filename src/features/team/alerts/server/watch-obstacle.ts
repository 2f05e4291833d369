import type { Obstacle } from '../model/told-alert.ts';
import { mailsMax } from './mail-alerts.ts';

/** How long a node has it before it tells. */
const holdMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface ToldObstacle {
  obstacle: Obstacle;
  change: 'begun' | 'ended';
  since: Date;
}

interface ObstacleOptions {
  /** Mails it to everyone. @returns false where that failed for all, so that it is tried again */
  send: (told: ToldObstacle, signal: AbortSignal) => Promise<boolean>;
  now: () => Date;
}

/** Follows in memory what keeps this node from storing alerts; each is told once when it has lasted, and once when it is over. */
export function watchObstacles({ send, now }: ObstacleOptions) {
  const states = new Map<Obstacle, { since: Date; isTold: boolean }>();
  let sentTimes: number[] = [];

  async function sendFew(told: ToldObstacle, signal: AbortSignal): Promise<boolean> {
    const nowMs = now().getTime();
    sentTimes = sentTimes.filter((time) => nowMs - time < dayMs);
    // Then it counts as told.
    if (sentTimes.length >= mailsMax) return true;
    const isSent = await send(told, signal);
    if (isSent) sentTimes.push(nowMs);
    return isSent;
  }

  return {
    /** What is so now. */
    async look(obstacle: Obstacle, isThere: boolean, signal: AbortSignal): Promise<void> {
      const at = now();
      const state = states.get(obstacle);
      if (isThere) {
        const { since, isTold } = state ?? { since: at, isTold: false };
        const isDue = !isTold && at.getTime() - since.getTime() >= holdMs;
        const told = isDue ? await sendFew({ obstacle, change: 'begun', since }, signal) : isTold;
        states.set(obstacle, { since, isTold: told });
        return;
      }
      if (!state) return;
      const ended = { obstacle, change: 'ended', since: state.since } as const;
      if (!state.isTold || (await sendFew(ended, signal))) states.delete(obstacle);
    },
  };
}
