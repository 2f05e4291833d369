const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Pauses after failed looks; the last one repeats. */
const retryMs = [15 * minuteMs, hourMs, 6 * hourMs, 18 * hourMs, 24 * hourMs] as const;

/** A link is dead after so many failed looks in a row, over at least this time. */
export const deadAfterLooks = 4;
export const deadAfterMs = 24 * hourMs;

/** Pauses of the background job in milliseconds. */
export interface WatchPauses {
  /** How soon a changed blocklist, a new listing or a link that was asked for is noticed. */
  urgentMs: number;
  /** How soon a look that is due is noticed. */
  dueMs: number;
}
/** A changed blocklist, and a hijacked site that was reported, take effect within a minute (decision 032). */
export const watchPauses: WatchPauses = { urgentMs: 5_000, dueMs: 15_000 };

/** For a page with its redirects. A page that sends its visitors on is two; a hijack counts when a second look shows it too. */
export const pageTimeoutMs = 10_000;
export const pagesOfLook = 4;

/** However many ask for it, a link is looked at once in this time. */
export const againMs = 10_000;

/** Looks come this much earlier or later, so that links listed together do not stay together. */
const jitter = 0.2;

/** Trades of a listed token are simulated once a week, and after its contract has changed. */
export const checkEveryMs = 7 * 24 * hourMs;

/** `WATCH_HOURS` is at most a week. */
export const longestLookDelayMs = 7 * 24 * hourMs * (1 + jitter);

/**
 * When a link is looked at next.
 * @param random from 0 up to, not including, 1
 */
export function nextLookDelayMs({
  failures,
  everyMs,
  random,
}: {
  failures: number;
  everyMs: number;
  random: number;
}): number {
  const plainMs = failures === 0 ? everyMs : (retryMs[failures - 1] ?? retryMs.at(-1)!);
  return Math.round(plainMs * (1 - jitter + 2 * jitter * random));
}
