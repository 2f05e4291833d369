import type { NewsSummary } from './news-item.ts';

/** How many items each year has, by `2026`. */
export type NewsYearCounts = Readonly<Record<string, number>>;

/** The year of an item (UTC), as the list groups it. */
export const newsYearOf = ({ create_time }: Pick<NewsSummary, 'create_time'>): string =>
  create_time.slice(0, 4);

export function countYears(items: readonly Pick<NewsSummary, 'create_time'>[]): NewsYearCounts {
  const counts: Record<string, number> = {};
  for (const item of items) counts[newsYearOf(item)] = (counts[newsYearOf(item)] ?? 0) + 1;
  return counts;
}
