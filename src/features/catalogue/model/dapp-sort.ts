/** Orders of a list: what is hot first (relevance first where there are search words), the latest listing first, by name. */
export const dappSorts = ['hot', 'newest', 'name'] as const;
export type DappSort = (typeof dappSorts)[number];

export const defaultSort: DappSort = 'hot';

export function isDappSort(text: string): text is DappSort {
  return (dappSorts as readonly string[]).includes(text);
}
