const hourMs = 60 * 60 * 1000;
const dayHours = 24;
/** From so much of the promised time on, an item is near its end. */
const nearShare = 0.7;

export interface Urgency {
  /** `5 h left`, `1 d 3 h left`, `Late 2 h`. */
  text: string;
  /** Share of the promised time that has passed, 0 to 1. */
  share: number;
  tone: 'calm' | 'near' | 'late';
}

function describeHours(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  if (hours < dayHours) return hours === 0 ? 'under 1 h' : `${hours} h`;
  const rest = hours % dayHours;
  return `${Math.floor(hours / dayHours)} d${rest > 0 ? ` ${rest} h` : ''}`;
}

/** How near the promised answer is. @param times RFC 3339 */
export function urgencyOf(
  { create_time, promised_time }: { create_time: string; promised_time: string },
  nowMs: number,
): Urgency {
  const end = Date.parse(promised_time);
  const start = Math.min(Date.parse(create_time), end);
  const left = end - nowMs;
  if (left < 0) return { text: `Late ${describeHours(-left)}`, share: 1, tone: 'late' };
  const share = Math.min(1, Math.max(0, (nowMs - start) / Math.max(1, end - start)));
  return { text: `${describeHours(left)} left`, share, tone: share >= nearShare ? 'near' : 'calm' };
}
