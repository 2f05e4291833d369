/** What is kept of something that is wrong. Milliseconds since 1970. */
export interface FollowedAlert {
  sinceMs: number;
  /** When it was told last; null while it is held back. */
  toldMs: number | null;
  /** Since when it is right again; null while it is wrong. */
  overMs: number | null;
}

/** What people hear about an alert. */
export type AlertChange = 'begun' | 'lasts' | 'ended';

interface Look {
  isWrong: boolean;
  atMs: number;
  /** How long it must be wrong before it is told, and right before its end is. */
  holdMs: number;
}

/** How often people are reminded of what lasts. */
const reminderMs = 24 * 60 * 60_000;

/**
 * What a look makes of an alert, and whether it is told. What begins and ends within its holding time is never told, and what is right for
 * less than that has not ended: so what comes and goes is told once.
 * @returns no `alert` where there is none to keep
 */
export function followAlert(
  alert: FollowedAlert | undefined,
  { isWrong, atMs, holdMs }: Look,
): { alert?: FollowedAlert; tells?: AlertChange } {
  const kept = alert ?? { sinceMs: atMs, toldMs: null, overMs: null };
  if (!isWrong) {
    if (kept.toldMs === null) return {};
    const overMs = kept.overMs ?? atMs;
    return atMs - overMs >= holdMs ? { tells: 'ended' } : { alert: { ...kept, overMs } };
  }
  const lasting = { ...kept, overMs: null };
  if (kept.toldMs === null)
    return atMs - kept.sinceMs >= holdMs
      ? { alert: { ...lasting, toldMs: atMs }, tells: 'begun' }
      : { alert: lasting };
  return atMs - kept.toldMs >= reminderMs
    ? { alert: { ...lasting, toldMs: atMs }, tells: 'lasts' }
    : { alert: lasting };
}
