const minuteMs = 60_000;
/** Sentences are few; without a bound, one with something of a request in it would fill the memory. */
const kindsMax = 1_000;

/** @returns whether something of this kind was not said within the last minute, which counts as saying it */
export function sayRarely(nowMs: () => number = Date.now): (kind: string) => boolean {
  const saidMs = new Map<string, number>();
  return (kind) => {
    const now = nowMs();
    const last = saidMs.get(kind);
    if (last !== undefined && now - last < minuteMs) return false;
    if (saidMs.size >= kindsMax) saidMs.clear();
    saidMs.set(kind, now);
    return true;
  };
}
