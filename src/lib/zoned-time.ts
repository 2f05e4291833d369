/** Does this name a time zone, such as `Asia/Shanghai`? */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What a clock in the zone shows at a moment, as `2026-11-24T10:00`. */
export function wallTimeOf(time: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The moment at which a clock in the zone shows this. Where a clock shows it twice, because summer time ends, the first time.
 * @param wall `2026-11-24T10:00`
 * @returns undefined where no clock there shows it, because summer time begins, or where it is no time
 */
export function momentOf(wall: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) || Number.isNaN(asUtc)) return undefined;
  const dayMs = 24 * 60 * 60_000;
  // The zone's offset a day earlier and a day later: one of them is that of the moment.
  const offsets = [-dayMs, dayMs].map((shift) => {
    const near = new Date(asUtc + shift);
    return Date.parse(`${wallTimeOf(near, zone)}Z`) - near.getTime();
  });
  return offsets
    .map((offset) => new Date(asUtc - offset))
    .toSorted((one, other) => one.getTime() - other.getTime())
    .find((moment) => wallTimeOf(moment, zone) === wall);
}
