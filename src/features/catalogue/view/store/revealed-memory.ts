import type { Dapp } from '../../model/dapp.ts';
import { canNavigateInPlace } from '../navigation/visit.ts';

/** What a list showed when it was left. */
export interface Revealed {
  fetched: Dapp[];
  shown: number;
}

const entriesKept = 20;
const memory = new Map<string, Revealed>();

/** One history entry showing one list; a list may be replaced within its entry. */
function memoryKey(list: string): string | undefined {
  const entry = canNavigateInPlace() ? navigation.currentEntry?.key : undefined;
  return entry && `${entry} ${list}`;
}

/** Keeps what was revealed, so that going back from a DApp finds the list, and the place in it, as it was. */
export function rememberRevealed(list: string, revealed: Revealed): void {
  const key = memoryKey(list);
  if (!key) return;
  memory.delete(key);
  memory.set(key, revealed);
  const [oldest] = memory.keys();
  if (oldest && memory.size > entriesKept) memory.delete(oldest);
}

/** Undefined on a first visit, and always while the page is hydrated: the server has no memory either. */
export function recallRevealed(list: string): Revealed | undefined {
  const key = memory.size > 0 ? memoryKey(list) : undefined;
  return key ? memory.get(key) : undefined;
}
