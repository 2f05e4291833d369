import type { Locale } from '#i18n/locales.ts';
import type { Page } from '../model/dapp-filter.ts';
import type { SearchResult } from '../model/search-result.ts';
import { presentDapp } from './present-dapp.ts';
import { presentNftCollection } from './present-nft-collection.ts';
import { presentToken } from './present-token.ts';
import type { Snapshot } from './snapshot.ts';

/** The same page of all lists. */
export function searchAll(
  snapshot: Snapshot,
  { key, start, count, locale }: Page & { key: string; locale: Locale },
): SearchResult {
  const dapps = snapshot.search.findDapps(key, snapshot.entryByHid).slice(start, start + count);
  const tokens = snapshot.search.findTokens(key, snapshot.tokenByHid).slice(start, start + count);
  const nfts = snapshot.search.findNfts(key, snapshot.nftByHid).slice(start, start + count);
  return {
    dapps: dapps.map((entry) => presentDapp(entry, locale)),
    tokens: tokens.map((token) => presentToken(token, locale)),
    nfts: nfts.map((nft) => presentNftCollection(nft, locale)),
  };
}
