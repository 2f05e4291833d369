import type { Chain } from '#features/core/chains/model/chain.ts';
import type {
  DappEntry,
  DelistedEntry,
  TokenEntry,
  NftEntry,
  CategoryEntry,
  CatalogueRecords,
} from './catalogue-records.ts';
import type { CatalogueSearch } from './catalogue-search.ts';

/** The records with lookup structures. */
export interface Snapshot extends CatalogueRecords {
  hot: DappEntry[];
  entryByHid: ReadonlyMap<number, DappEntry>;
  delistedByHid: ReadonlyMap<number, DelistedEntry>;
  entriesByCategory: ReadonlyMap<number, DappEntry[]>;
  entriesByChain: ReadonlyMap<number, DappEntry[]>;
  chainByHid: ReadonlyMap<number, Chain>;
  categoryByHid: ReadonlyMap<number, CategoryEntry>;
  tokenByHid: ReadonlyMap<number, TokenEntry>;
  nftByHid: ReadonlyMap<number, NftEntry>;
  /** By `tokenKey`. */
  tokenByKey: ReadonlyMap<string, TokenEntry>;
  search: CatalogueSearch;
}

export function tokenKey(chainHid: number, address: string): string {
  return `${chainHid}:${address.toLowerCase()}`;
}

function groupEntries(
  entries: readonly DappEntry[],
  keysOf: (entry: DappEntry) => number[],
): Map<number, DappEntry[]> {
  const groups = new Map<number, DappEntry[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

export function buildSnapshot(records: CatalogueRecords, search: CatalogueSearch): Snapshot {
  const { chains, categories, entries, tokens, nfts } = records;
  return {
    ...records,
    search,
    hot: entries.filter((entry) => entry.row.hot > 0),
    entryByHid: new Map(entries.map((entry) => [entry.row.hid, entry])),
    delistedByHid: new Map(records.delisted.map((entry) => [entry.hid, entry])),
    entriesByCategory: groupEntries(entries, (entry) => entry.categoryHids),
    entriesByChain: groupEntries(entries, (entry) => entry.chains.map((chain) => chain.hid)),
    chainByHid: new Map(chains.map((chain) => [chain.hid, chain])),
    categoryByHid: new Map(categories.map((category) => [category.hid, category])),
    tokenByHid: new Map(tokens.map((token) => [token.row.hid, token])),
    nftByHid: new Map(nfts.map((nft) => [nft.row.hid, nft])),
    tokenByKey: new Map(tokens.map((token) => [tokenKey(token.row.chain_hid, token.row.address), token])),
  };
}
