/** Orders of a list: hot first (relevance first with search words), latest listing first, by name. */
export const dappSorts = ['hot', 'newest', 'name'] as const;
export type DappSort = (typeof dappSorts)[number];

export const defaultSort: DappSort = 'hot';

export function isDappSort(text: string): text is DappSort {
  return (dappSorts as readonly string[]).includes(text);
}
