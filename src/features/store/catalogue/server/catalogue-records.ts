import type { Chain } from '#features/core/chains/model/chain.ts';
import type { TutorialEntry } from '#features/core/news/server/summarize-tutorial.ts';
import type { DappTable, TokenTable, NftCollectionTable } from '#platform/database/schema.ts';
import type { Selectable } from 'kysely';
import type { CategoryIcon } from '../model/category-icon.ts';
import type { DappContract } from '../model/contract.ts';
import type { DelistingReason } from '../model/delisting.ts';
import type { Dapp, DappChain } from '../model/dapp.ts';
import type { NftCollection } from '../model/nft-collection.ts';
import type { Token } from '../model/token.ts';

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
  /** Fields of `row` that are left out because their link is being checked. */
  withheld: Dapp['withheld_links'];
}

export interface TokenEntry {
  row: Selectable<TokenTable>;
  withheld: Token['withheld_links'];
  check: Token['check'];
  descriptions: LocaleTexts<string>;
}

export interface NftEntry {
  row: Selectable<NftCollectionTable>;
  withheld: NftCollection['withheld_links'];
  descriptions: LocaleTexts<string>;
}

/** A listed item of any kind. */
export type ShownItem =
  | { kind: 'dapp'; entry: DappEntry }
  | { kind: 'token'; entry: TokenEntry }
  | { kind: 'nft'; entry: NftEntry };

export interface CategoryEntry {
  hid: number;
  m_index: number;
  category_type: number;
  /** Null for one of a content host, which names none. */
  icon: CategoryIcon | null;
  titles: LocaleTexts<string>;
}

/** A DApp that was taken out of the catalogue. */
export interface DelistedEntry {
  hid: number;
  reason: DelistingReason;
  /** RFC 3339, UTC. */
  at: string;
  title: string;
  texts: LocaleTexts<DappText>;
}

/** One read of the database: everything of one content revision. */
export interface CatalogueRecords {
  revision: number;
  /** In the wallet's order. */
  chains: Chain[];
  /** By `m_index`. */
  categories: CategoryEntry[];
  /** Listed DApps with a web address: hot ones first, then by age of the listing. The order of every list. */
  entries: DappEntry[];
  /** Listed once and taken out: their pages say why. */
  delisted: DelistedEntry[];
  tokens: TokenEntry[];
  nfts: NftEntry[];
  tutorials: TutorialEntry[];
  /** `hid`s of the DApps searched most in recent days, most searched first. */
  searched: number[];
}
