import type { Locale } from '#i18n/locales.ts';
import type { Blockchain, Chain } from '#features/core/chains/model/chain.ts';
import type { TokenProtocolMap } from '#features/core/chains/model/token-protocol.ts';
import type { Category } from '../model/category.ts';
import type { DappFilter, DappList, Page, StoreFilter } from '../model/dapp-filter.ts';
import type { Dapp } from '../model/dapp.ts';
import type { DelistedDapp } from '../model/delisting.ts';
import type { HomeSection } from '../model/home-section.ts';
import type { MarketRequest, MarketRow } from '../model/market.ts';
import type { DappDetailData, HotSearch, StorePageData } from '../model/store-page.ts';
import type { Tip001List } from '../model/tip001.ts';
import type { Arrangement } from './arrange-snapshot.ts';
import type { ShownItem } from './catalogue-records.ts';
import type { SearchResult } from '../model/search-result.ts';

/** A list request in one language. */
export interface LocalizedPage extends Page {
  locale: Locale;
}

/**
 * Everything public about chains, categories, DApps and tokens. `createCatalogue` answers from this portal's
 * database; an existing content host can replace it on the pages (features/listing/content-host), and callers do not
 * notice.
 */
export interface Catalogue {
  /** All chains in the wallet's order, deprecated ones marked. */
  listBlockchains(): Promise<Blockchain[]>;
  /** All chains with the data for forms; `deprecated` ones included. */
  listChains(): Promise<Chain[]>;
  tokenProtocolMap(): Promise<TokenProtocolMap>;
  /** Categories of every type by `m_index`; pages show those of `category_type` 0 only. */
  listCategories(locale: Locale): Promise<Category[]>;
  listDapps(filter: DappFilter): Promise<DappList>;
  listHot(page: LocalizedPage): Promise<Dapp[]>;
  homeSections(locale: Locale): Promise<HomeSection[]>;
  /** @returns undefined when there is no such section */
  sectionMore(request: LocalizedPage & { id: number }): Promise<Dapp[] | undefined>;
  searchAll(request: LocalizedPage & { key: string }): Promise<SearchResult>;
  /** In the order of `ids`; unknown ones and duplicates are left out. */
  listDappsByIds(ids: readonly number[], locale: Locale): Promise<Dapp[]>;
  /** Every listed DApp with its id and listing time, in list order. */
  listDappTimes(): Promise<Pick<Dapp, 'hid' | 'create_time'>[]>;
  findDapp(hid: number, locale: Locale): Promise<Dapp | undefined>;
  storePage(filter: StoreFilter, locale: Locale): Promise<StorePageData>;
  dappDetail(hid: number, locale: Locale): Promise<DappDetailData | undefined>;
  /** What its page says; undefined when it is listed, or never was. */
  delistedDapp(hid: number, locale: Locale): Promise<DelistedDapp | undefined>;
  /** @param origin prepended to the addresses of our own icons, `https://example.org` */
  exportTip001(origin: string): Promise<Tip001List>;
  /**
   * Counts a search for the DApp that matches it best, once a day per visitor; neither the words nor the
   * visitor are stored.
   * @param visitor network address
   */
  countSearch(key: string, visitor: string): Promise<void>;
  /** The most frequent searches of seven days, filled up with hot DApps; as of the last `refresh`. */
  hotSearches(locale: Locale): Promise<HotSearch[]>;
  market(rows: readonly MarketRequest[]): Promise<MarketRow[]>;
  /**
   * Call this at the start (so that the first visitor does not wait for the index) and every few minutes:
   * reads the search counts and the checks of tokens and, when pages show others, raises the content revision.
   */
  refresh(): Promise<void>;
}

/** The catalogue of this portal's database. */
export interface OwnCatalogue extends Catalogue {
  /** The same with an item as it would be listed: for previews at the desk. */
  showing(item: ShownItem): Catalogue;
  /** The same as it will be after a change of an order, a category or a network; nothing is stored. */
  arranged(arrangement: Arrangement): Catalogue;
}
