import type { TutorialSummary } from '#features/core/news/model/tutorial.ts';
import type { Chain } from '#features/core/chains/model/chain.ts';
import type { Category } from './category.ts';
import type { CategoryIcon } from './category-icon.ts';
import type { DappContract } from './contract.ts';
import type { StoreFilter } from './dapp-filter.ts';
import type { CardDapp, Dapp } from './dapp.ts';
import type { NftCollection } from './nft-collection.ts';
import type { ShownCheck } from './shown-check.ts';
import type { Token } from './token.ts';

/** Entries per request to the content API, and how many more "show the next" reveals (specification §9). */
export const requestCount = 500;
export const pageStep = 40;

export interface HotSearch {
  hid: number;
  title: string;
  icon_url: string;
  category_id: number | null;
}

/** A token or NFT collection found by a search. */
export type FoundAsset = Pick<
  Token,
  'hid' | 'symbol' | 'name' | 'icon_url' | 'address' | 'website' | 'withheld_links'
> & {
  kind: 'token' | 'nft';
  /** Short name of its chain. */
  chain: string;
  /** Token or NFT standard; empty for a chain's own coin. */
  standard: NftCollection['standard'];
};

/** A token in a list, with its last check and the key of the network on which it can be made again. */
export type StoreToken = Pick<Token, 'hid' | 'symbol' | 'name' | 'icon_url' | 'address' | 'blockchain_id'> & {
  check: (Pick<ShownCheck, 'outcome' | 'time'> & { network: string }) | null;
};

/** A category as a tab of the store. */
export interface StoreTab extends Category {
  /** Null for one of a content host, which names none. */
  icon: CategoryIcon | null;
}

/** The data of `/{lang}/dappstore`; a pure function of language, query and content revision. */
export interface StorePageData {
  filter: StoreFilter;
  categories: StoreTab[];
  /** Chains of at least one listed DApp, most used first. */
  chains: Pick<Chain, 'hid' | 'title' | 'short' | 'ns' | 'chain_id' | 'icon_url'>[];
  /** The first `shown` entries. */
  dapps: CardDapp[];
  /** Total number of matches. */
  total: number;
  /** No DApp has all words of the search: these have some of them. */
  isPartial: boolean;
  hotSearches: HotSearch[];
  relatedTokens: StoreToken[];
  /** Tokens and NFT collections that match the search words; empty without words. */
  assets: FoundAsset[];
  /** One of `assets` is the best match: they come before the DApps. */
  areAssetsFirst: boolean;
  tutorials: TutorialSummary[];
}

/** The data of `/{lang}/dappstore/detail`. */
export interface DappDetailData {
  dapp: Dapp;
  categories: Category[];
  chains: Pick<Chain, 'hid' | 'title' | 'short' | 'ns' | 'chain_id' | 'icon_url' | 'explorer'>[];
  contracts: DappContract[];
  tokens: StoreToken[];
  /** Other DApps in the same categories. */
  related: CardDapp[];
}
