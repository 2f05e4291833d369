const minuteMs = 60_000;
const units = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' });
const absolute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function countOf(durationMs: number) {
  const [unit, unitMs] = units.find(([, ms]) => Math.abs(durationMs) >= ms) ?? ['minute', minuteMs];
  return { unit, count: Math.trunc(durationMs / unitMs) };
}

/** `in 2 days`, `3 hours ago`. @param time RFC 3339 */
export function describeDistance(time: string, nowMs: number): string {
  const { unit, count } = countOf(Date.parse(time) - nowMs);
  return relative.format(count, unit);
}

/** `20 hours` */
export function describeDuration(durationMs: number): string {
  const { unit, count } = countOf(durationMs);
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** `20 Nov 2026, 15:12 UTC`. @param time RFC 3339 */
export function describeTime(time: string): string {
  return `${absolute.format(new Date(time))} UTC`;
}
