import type { CdnPurge } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';

/** At most one request in this time, however often the content changes. */
const restMs = 1_000;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
const patienceMs = 10_000;

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
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

/** A wait that does not keep the process alive, and ends early with the signal. */
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Tells a CDN to drop what it keeps. A request that fails is repeated, with longer and longer waits, until one succeeds; changes that
 * come in between need no request of their own.
 * @param pauses milliseconds between requests, and before the first repetition
 */
export function createPurge(
  cdn: CdnPurge,
  log: Log,
  pauses: { restMs: number; firstRetryMs: number } = { restMs, firstRetryMs },
): Purge {
  const ending = new AbortController();
  const { signal } = ending;
  let isWanted = false;
  let isRunning = false;

  async function purgeOnce(): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      // What changes from here on may be in the CDN again before it has dropped everything.
      isWanted = false;
      try {
        await send(cdn, signal);
        if (failures > 0) log.info({ failures }, 'the CDN was told to drop what it keeps');
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (failures === 0) log.warn({ error }, 'the CDN could not be told that the content has changed');
        await rest(Math.min(longestRetryMs, pauses.firstRetryMs * 2 ** failures), signal);
      }
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted && !signal.aborted) {
      await purgeOnce();
      await rest(pauses.restMs, signal);
    }
    isRunning = false;
  }

  return {
    ask() {
      isWanted = true;
      if (!isRunning) void run();
    },
    stop: () => ending.abort(),
  };
}
