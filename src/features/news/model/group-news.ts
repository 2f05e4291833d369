import type { NewsDate, NewsSummary } from './news-item.ts';

/** Groups a list sorted by time into one entry per date, keeping the order (specification §3). */
export function groupNewsByDate(items: readonly NewsSummary[]): NewsDate[] {
  const dates = new Map<string, NewsDate>();
  for (const item of items) {
    const time = item.create_time.slice(0, 10);
    const date = dates.get(time);
    if (date) date.list.push(item);
    else dates.set(time, { time, list: [item] });
  }
  return [...dates.values()];
}
