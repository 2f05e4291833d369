import { within } from '#lib/within.ts';

interface ReadingLimits {
  /** How long a reading is given out again, also one that failed. */
  keptMs: number;
  /** For one reading; a scrape does not wait longer. */
  patienceMs: number;
  onError: (error: unknown) => void;
  /** Milliseconds that only go forward. */
  nowMs?: () => number;
}

interface Reading<Value> {
  begunMs: number;
  isOver: boolean;
  value: Promise<Value | undefined>;
}

/**
 * Reads at most once in a time, however often it is asked, and never twice at the same time.
 * @returns undefined where the reading failed or takes too long
 */
export function createKeptReading<Value>(
  read: () => Promise<Value>,
  { keptMs, patienceMs, onError, nowMs = () => performance.now() }: ReadingLimits,
): () => Promise<Value | undefined> {
  let latest: Reading<Value> | undefined;

  function begin(): Reading<Value> {
    const reading: Reading<Value> = {
      begunMs: nowMs(),
      isOver: false,
      value: read()
        .catch((error: unknown) => {
          onError(error);
          return undefined;
        })
        .finally(() => (reading.isOver = true)),
    };
    return reading;
  }

  return () => {
    if (!latest || (latest.isOver && nowMs() - latest.begunMs >= keptMs)) latest = begin();
    return within(latest.value, patienceMs).catch(() => undefined);
  };
}
