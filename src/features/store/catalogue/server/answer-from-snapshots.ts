import { fallbackLocale, type Locale } from '#i18n/locales.ts';
import { presentBlockchain } from '#features/core/chains/server/present-blockchain.ts';
import { presentTokenProtocolMap } from '#features/core/chains/server/present-token-protocol-map.ts';
import { homeSectionCount, type HomeSection } from '../model/home-section.ts';
import { hotCategoryId } from '../model/hot-category.ts';
import type { MarketRequest, MarketRow } from '../model/market.ts';
import type { Catalogue } from './catalogue.ts';
import { exportTip001 } from './export-tip001.ts';
import { findDappDetail, findDelistedDapp } from './find-dapp-detail.ts';
import { getStorePage } from './get-store-page.ts';
import { listDapps } from './list-dapps.ts';
import { listHotSearches } from './list-hot-searches.ts';
import { presentCategory } from './present-category.ts';
import { presentDapp } from './present-dapp.ts';
import { searchAll } from './search-all.ts';
import { type Snapshot, tokenKey } from './snapshot.ts';

export interface SnapshotRequest {
  /** Language of the response; a source with its texts in all languages may ignore it. */
  locale: Locale;
  /** Search words, where the response depends on them. */
  key?: string;
}

/** Returns a consistent snapshot of the catalogue. */
export type SnapshotSource = (request: SnapshotRequest) => Promise<Snapshot>;

export type CatalogueAnswers = Omit<Catalogue, 'countSearch' | 'refresh'>;

/**
 * One section per category that pages show and that has DApps; hot DApps are where the editors put their
 * category.
 */
function listHomeSections(snapshot: Snapshot, locale: Locale): HomeSection[] {
  return snapshot.categories
    .filter((category) => category.category_type === 0)
    .map((category) => ({
      id: category.hid,
      title: presentCategory(category, locale).title,
      type: category.hid === hotCategoryId ? ('hot' as const) : ('category' as const),
      dapps: listDapps(snapshot, { category_id: category.hid, start: 0, count: homeSectionCount, locale })
        .dapps,
    }))
    .filter((section) => section.dapps.length > 0);
}

/** Known tokens with their names; prices stay unknown, because the portal has no source for them. */
function listMarket({ tokenByKey }: Snapshot, rows: readonly MarketRequest[]): MarketRow[] {
  return rows.map(({ address, blockchain_id }) => {
    const token = tokenByKey.get(tokenKey(blockchain_id, address))?.row;
    return {
      address,
      blockchain_id,
      name: token?.name ?? null,
      symbol: token?.symbol ?? null,
      icon_url: token?.icon_url ?? null,
      price_usd: null,
      chg: null,
    };
  });
}

/** All queries of a catalogue, wherever its snapshots come from. */
export function answerFromSnapshots(source: SnapshotSource): CatalogueAnswers {
  /** For data without a language. */
  const plain = () => source({ locale: fallbackLocale });
  return {
    listBlockchains: async () => (await plain()).chains.map(presentBlockchain),
    listChains: async () => (await plain()).chains,
    tokenProtocolMap: async () => presentTokenProtocolMap((await plain()).chains),
    listCategories: async (locale) =>
      (await source({ locale })).categories.map((category) => presentCategory(category, locale)),
    listDapps: async (filter) => listDapps(await source({ locale: filter.locale }), filter),
    listHot: async ({ start, count, locale }) => {
      const { hot } = await source({ locale });
      return hot.slice(start, start + count).map((entry) => presentDapp(entry, locale));
    },
    homeSections: async (locale) => listHomeSections(await source({ locale }), locale),
    sectionMore: async ({ id, ...page }) => {
      const snapshot = await source({ locale: page.locale });
      if (!snapshot.categoryByHid.has(id)) return undefined;
      return listDapps(snapshot, { ...page, category_id: id }).dapps;
    },
    searchAll: async (request) =>
      searchAll(await source({ locale: request.locale, key: request.key }), request),
    listDappsByIds: async (ids, locale) => {
      const { entryByHid } = await source({ locale });
      return [...new Set(ids)]
        .map((hid) => entryByHid.get(hid))
        .filter((entry) => entry !== undefined)
        .map((entry) => presentDapp(entry, locale));
    },
    listDappTimes: async () =>
      (await plain()).entries.map(({ row: { hid, create_time } }) => ({ hid, create_time })),
    findDapp: async (hid, locale) => {
      const entry = (await source({ locale })).entryByHid.get(hid);
      return entry && presentDapp(entry, locale);
    },
    storePage: async (filter, locale) =>
      getStorePage(await source({ locale, key: filter.key }), filter, locale),
    dappDetail: async (hid, locale) => findDappDetail(await source({ locale }), hid, locale),
    delistedDapp: async (hid, locale) => findDelistedDapp(await source({ locale }), hid, locale),
    exportTip001: async (origin) => exportTip001(await plain(), origin),
    hotSearches: async (locale) => listHotSearches(await source({ locale }), locale),
    market: async (rows) => listMarket(await plain(), rows),
  };
}
