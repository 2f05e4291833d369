import type { Database } from '#platform/database/database.ts';
import { dayOf } from './list-searched.ts';

/** How long names of searches that found nothing are kept. */
const keptDays = 28;
const dayMs = 86_400_000;

/** First day whose names are kept. */
export const firstKeptDay = (now: Date): string => dayOf(new Date(now.getTime() - (keptDays - 1) * dayMs));

export async function dropOldEmptySearches(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('empty_searches').where('day', '<', firstKeptDay(now)).execute();
}
