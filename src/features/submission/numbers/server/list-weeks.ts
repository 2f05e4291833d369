import { setImmediate } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { countedKinds, type CountedKind, type DecisionWeek } from '../model/numbers.ts';
import { summarizeDecisions } from '../model/summarize-decisions.ts';
import { listDecisions } from './list-decisions.ts';

const dayMs = 24 * 60 * 60_000;

/** The Monday of a time's week, YYYY-MM-DD, UTC. */
function mondayOf(time: Date): string {
  const sinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The Mondays of so many weeks up to this one, earliest first. */
export function listMondays(now: Date, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, index) =>
    mondayOf(new Date(now.getTime() - (weeks - 1 - index) * 7 * dayMs)),
  );
}

/** The start of the week after one, RFC 3339. */
const endOf = (monday: string) => new Date(Date.parse(monday) + 7 * dayMs).toISOString();

/** An answer can be undone for seconds, so nothing changes in a week that has been over for another. */
const isSettled = (monday: string, now: Date) => now.getTime() - Date.parse(endOf(monday)) >= 7 * dayMs;

/** Counts a week, for all kinds together and for each. */
async function countWeek(database: Database, week: string): Promise<(DecisionWeek & { kind: string })[]> {
  const since = `${week}T00:00:00.000Z`;
  const decisions = await listDecisions(database, { since, until: endOf(week), kinds: countedKinds });
  return [
    { week, kind: 'all', ...summarizeDecisions(decisions) },
    ...countedKinds.map((kind) => ({
      week,
      kind,
      ...summarizeDecisions(decisions.filter((decision) => decision.kind === kind)),
    })),
  ];
}

/**
 * The answers by week, weeks without one included. A week is counted once and stored when it is long over, so a year of a busy desk is
 * read from a few rows. The rest of the process goes on between two weeks.
 */
export async function listWeeks(
  database: Database,
  { mondays, kind, now }: { mondays: readonly string[]; kind: CountedKind | undefined; now: Date },
): Promise<DecisionWeek[]> {
  const stored = await database
    .selectFrom('decision_weeks')
    .select(['week', 'decided', 'median_hours', 'ninety_hours', 'kept_share'])
    .where('kind', '=', kind ?? 'all')
    .where('week', 'in', mondays)
    .execute();
  const weeks: DecisionWeek[] = [];
  for (const week of mondays) {
    const found = stored.find((each) => each.week === week);
    if (found) {
      weeks.push(found);
      continue;
    }
    await setImmediate();
    const counted = await countWeek(database, week);
    if (isSettled(week, now))
      await database
        .insertInto('decision_weeks')
        .values(counted)
        .onConflict((conflict) => conflict.columns(['week', 'kind']).doNothing())
        .execute();
    const { kind: _kind, ...own } = counted.find((each) => each.kind === (kind ?? 'all'))!;
    weeks.push(own);
  }
  return weeks;
}
