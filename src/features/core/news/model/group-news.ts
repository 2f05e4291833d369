import { newsYearOf } from './count-years.ts';
import type { NewsSummary, NewsYear } from './news-item.ts';

/** Groups a list sorted by time into one entry per year, keeping the order. */
export function groupNewsByYear(items: readonly NewsSummary[]): NewsYear[] {
  const years = new Map<string, NewsYear>();
  for (const item of items) {
    const time = newsYearOf(item);
    const year = years.get(time);
    if (year) year.list.push(item);
    else years.set(time, { time, list: [item] });
  }
  return [...years.values()];
}
