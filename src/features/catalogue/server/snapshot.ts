import type { TutorialEntry } from '#features/news/server/summarise-tutorial.ts';
import type { Selectable } from 'kysely';
import type { Chain } from '#features/chains/model/chain.ts';
import type { DappTable, NftCollectionTable, TokenTable } from '#platform/database/schema.ts';
import type { DappContract } from '../model/contract.ts';
import type { DappChain } from '../model/dapp.ts';
import type { CatalogueSearch } from './catalogue-search.ts';

export type LocaleTexts<Text> = Readonly<Partial<Record<string, Text>>>;

export interface DappText {
  title: string;
  desc: string;
}

/** A listed DApp with everything that lists, search and pages need. */
export interface DappEntry {
  row: Selectable<DappTable>;
  texts: LocaleTexts<DappText>;
  /** API languages of `texts`. */
  languages: string[];
  categoryHids: number[];
  chains: DappChain[];
  contracts: DappContract[];
  tokenHids: number[];
}

export interface TokenEntry {
  row: Selectable<TokenTable>;
  descriptions: LocaleTexts<string>;
}

export interface NftEntry {
  row: Selectable<NftCollectionTable>;
  descriptions: LocaleTexts<string>;
}

export interface CategoryEntry {
  hid: number;
  m_index: number;
  category_type: number;
  titles: LocaleTexts<string>;
}

/** What one read of the database found: all of one content revision. */
export interface CatalogueRecords {
  revision: number;
  /** In the wallet's order. */
  chains: Chain[];
  /** By `m_index`. */
  categories: CategoryEntry[];
  /** Listed ones with a web address: hot ones first, then the older listing. The order of every list. */
  entries: DappEntry[];
  tokens: TokenEntry[];
  nfts: NftEntry[];
  tutorials: TutorialEntry[];
  /** `hid`s of the DApps searched most within the last days, most searched first. */
  searched: number[];
}

/** The records with what finds them quickly. */
export interface Snapshot extends CatalogueRecords {
  hot: DappEntry[];
  entryByHid: ReadonlyMap<number, DappEntry>;
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
    entriesByCategory: groupEntries(entries, (entry) => entry.categoryHids),
    entriesByChain: groupEntries(entries, (entry) => entry.chains.map((chain) => chain.hid)),
    chainByHid: new Map(chains.map((chain) => [chain.hid, chain])),
    categoryByHid: new Map(categories.map((category) => [category.hid, category])),
    tokenByHid: new Map(tokens.map((token) => [token.row.hid, token])),
    nftByHid: new Map(nfts.map((nft) => [nft.row.hid, nft])),
    tokenByKey: new Map(tokens.map((token) => [tokenKey(token.row.chain_hid, token.row.address), token])),
  };
}
