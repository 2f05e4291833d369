import type { ListedKind } from './delisting.ts';

/** Address of a DApp's page, without its language. */
export const dappAddress = (hid: number): string => `/dappstore/detail?id=${hid}`;

/**
 * Where the store shows an item of any kind, without its language: a DApp has a page, the search shows the others.
 * @param words by which the search finds it: its contract, or its name
 */
export const listedAddress = (kind: ListedKind, { hid, words }: { hid: number; words: string }): string =>
  kind === 'dapp' ? dappAddress(hid) : `/dappstore?key=${encodeURIComponent(words)}`;
