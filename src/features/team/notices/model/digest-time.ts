/** When the daily email is written, UTC: before the day begins in Europe, at the end of it in Asia. */
const digestHour = 7;

const dayMs = 24 * 60 * 60_000;

/** The latest time at which digests were due: they have what happened before it. */
export function latestDigestTime(now: Date): Date {
  const today = new Date(now);
  today.setUTCHours(digestHour, 0, 0, 0);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}
