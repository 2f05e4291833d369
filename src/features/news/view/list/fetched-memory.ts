import type { FetchedNews } from './join-news.ts';

const entriesKept = 20;
const memory = new Map<string, FetchedNews>();

/** One history entry showing one list. */
function memoryKey(list: string): string | undefined {
  const entry = 'navigation' in globalThis ? navigation.currentEntry?.key : undefined;
  return entry && `${entry} ${list}`;
}

/** Keeps what was fetched, so that going back from an item finds the list, and the place in it, as it was. */
export function rememberFetched(list: string, fetched: FetchedNews): void {
  const key = memoryKey(list);
  if (!key) return;
  memory.delete(key);
  memory.set(key, fetched);
  const [oldest] = memory.keys();
  if (oldest && memory.size > entriesKept) memory.delete(oldest);
}

/** Undefined on a first visit, and always while the page is hydrated: the server has no memory either. */
export function recallFetched(list: string): FetchedNews | undefined {
  const key = memory.size > 0 ? memoryKey(list) : undefined;
  return key ? memory.get(key) : undefined;
}
