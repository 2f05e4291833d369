import { historyDays, type PartState, type ServicePart } from './parts.ts';
import type { StatusDay, StatusPart } from './status-report.ts';

/** The sums of a day, as they are stored. */
export interface StoredDay {
  day: string;
  part: string;
  samples: number;
  slow: number;
  disrupted: number;
}

const dayMs = 24 * 60 * 60_000;

/** YYYY-MM-DD, UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first day of the history. */
export const firstDayOf = (now: Date): string => dayOf(new Date(now.getTime() - (historyDays - 1) * dayMs));

function stateOf({ samples, slow, disrupted }: Omit<StoredDay, 'day' | 'part'>): PartState {
  if (samples === 0) return 'unknown';
  if (disrupted > 0) return 'disrupted';
  return slow > 0 ? 'slow' : 'works';
}

/** Rounded down to hundredths: 100 is said only where no minute was disrupted. */
function uptimeOf(days: readonly StatusDay[]): number | null {
  const samples = days.reduce((sum, day) => sum + day.samples, 0);
  const disrupted = days.reduce((sum, day) => sum + day.disrupted, 0);
  return samples === 0 ? null : Math.floor(((samples - disrupted) / samples) * 10_000) / 100;
}

/** The last 90 days of a part, oldest first; a day without samples is not known. */
export function summarizeDays(
  stored: readonly StoredDay[],
  { part, now }: { part: ServicePart; now: Date },
): Pick<StatusPart, 'days' | 'uptime_percent'> {
  const byDay = new Map(stored.filter((each) => each.part === part).map((each) => [each.day, each]));
  const first = Date.parse(firstDayOf(now));
  const days = Array.from({ length: historyDays }, (_, index): StatusDay => {
    const day = dayOf(new Date(first + index * dayMs));
    const { samples, slow, disrupted } = byDay.get(day) ?? { samples: 0, slow: 0, disrupted: 0 };
    return { day, state: stateOf({ samples, slow, disrupted }), samples, slow, disrupted };
  });
  return { days, uptime_percent: uptimeOf(days) };
}
