import type { HotSearch } from '../../model/store-page.ts';
import { useRecentSearches } from './recent-searches.ts';

/** One line of the suggestions. */
export type SearchOption = { kind: 'recent'; words: string } | { kind: 'hot'; dapp: HotSearch };

const hotShown = 6;

/** Options before anything is typed: the device's searches, then the week's. */
export function useSearchOptions(hotSearches: readonly HotSearch[]): readonly SearchOption[] {
  const recent = useRecentSearches();
  return [
    ...recent.map((words) => ({ kind: 'recent' as const, words })),
    ...hotSearches.slice(0, hotShown).map((dapp) => ({ kind: 'hot' as const, dapp })),
  ];
}
