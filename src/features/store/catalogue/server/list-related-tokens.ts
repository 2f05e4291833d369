import type { StorePageData } from '../model/store-page.ts';
import type { DappEntry, TokenEntry } from './catalogue-records.ts';
import { presentStoreToken } from './present-store-token.ts';
import type { Snapshot } from './snapshot.ts';

const relatedTokenCount = 8;

function tokensOfEntries(entries: readonly DappEntry[], { tokenByHid }: Snapshot): TokenEntry[] {
  const uses = new Map<number, number>();
  for (const entry of entries) for (const hid of entry.tokenHids) uses.set(hid, (uses.get(hid) ?? 0) + 1);
  return [...uses]
    .toSorted(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b)
    .map(([hid]) => tokenByHid.get(hid))
    .filter((token) => token !== undefined);
}

/** Tokens that match the search words; then those of the DApps in the list, most frequent first. */
export function listRelatedTokens(
  snapshot: Snapshot,
  { key, entries }: { key: string; entries: readonly DappEntry[] },
): StorePageData['relatedTokens'] {
  const found = key.trim() === '' ? [] : snapshot.search.findTokens(key, snapshot.tokenByHid);
  const tokens = new Set([...found, ...tokensOfEntries(entries, snapshot)]);
  return [...tokens].slice(0, relatedTokenCount).map((token) => presentStoreToken(token, snapshot));
}
