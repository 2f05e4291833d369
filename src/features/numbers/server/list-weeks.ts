import type { DecisionWeek } from '../model/numbers.ts';
import { summarizeDecisions, type Decision } from '../model/summarize-decisions.ts';

const dayMs = 24 * 60 * 60_000;

/** The Monday of a time's week, YYYY-MM-DD, UTC. */
export function mondayOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The Mondays of so many weeks up to this one, earliest first. */
export function listMondays(now: Date, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) =>
    mondayOf(new Date(now.getTime() - (weeks - 1 - index) * 7 * dayMs)),
  );
}

/** The answers by week, weeks without one included. */
export function listWeeks(decisions: readonly Decision[], mondays: readonly string[]): DecisionWeek[] {
  const byWeek = Map.groupBy(decisions, ({ at }) => mondayOf(new Date(at)));
  return mondays.map((week) => ({ week, ...summarizeDecisions(byWeek.get(week) ?? []) }));
}
