import { startLoop } from '#lib/background-loop.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';
import type { CdnPurge } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';

export interface PurgePauses {
  /** At most one request in this time, however often the content changes. */
  restMs: number;
  /** After this time the CDN is told once more: an answer that was on its way when it was told the first time is then there, and goes. */
  settleMs: number;
  /** Before the first repetition of a request that failed; then doubled, up to a minute. */
  firstRetryMs: number;
}

const usualPauses: PurgePauses = { restMs: 1_000, settleMs: 5_000, firstRetryMs: 1_000 };
const longestRetryMs = 60_000;
const idleMs = 60 * 60_000;

export interface Purge {
  /** Something has changed; returns immediately. */
  ask(): void;
  /** Ends what is under way. */
  stop(): void;
}

async function send({ url, header, body }: CdnPurge, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(header && { [header.name]: header.value }),
    },
    ...(body === undefined ? {} : { body }),
    signal: timeoutSignal(signal),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

/**
 * Tells a CDN to drop what it keeps, and once more a little later. A request that fails is repeated, with longer and longer waits, until one
 * succeeds; changes during a request are told by the next one.
 */
export function createPurge(cdn: CdnPurge, log: Log, pauses: PurgePauses = usualPauses): Purge {
  const ending = new AbortController();
  const { signal } = ending;
  /** Requests that are still to be made. */
  let due = 0;
  let failures = 0;
  let lastMs = -Infinity;

  async function tell(): Promise<number> {
    due -= 1;
    try {
      await send(cdn, signal);
    } catch (error) {
      if (signal.aborted) return idleMs;
      due += 1;
      if (failures === 0) log.warn({ error }, 'the CDN could not be told that the content has changed');
      failures += 1;
      return Math.min(longestRetryMs, pauses.firstRetryMs * 2 ** (failures - 1));
    }
    if (failures > 0) log.info({ failures }, 'the CDN was told to drop what it keeps');
    failures = 0;
    return due > 0 ? pauses.settleMs : idleMs;
  }

  const loop = startLoop(async () => {
    if (due === 0 || signal.aborted) return idleMs;
    const leftMs = lastMs + pauses.restMs - performance.now();
    if (leftMs > 0) return leftMs;
    lastMs = performance.now();
    return tell();
  });

  return {
    ask() {
      due = 2;
      loop.wake();
    },
    stop() {
      ending.abort();
      void loop.stop();
    },
  };
}
