import { guessContracts } from '#features/store/catalogue/model/contract.ts';
import type { Category } from '#features/store/catalogue/model/category.ts';
import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import { factsOf, siteColumns } from '#features/store/catalogue/model/dapp-facts.ts';
import type { Dapp } from '#features/store/catalogue/model/dapp.ts';
import type {
  CatalogueRecords,
  CategoryEntry,
  DappEntry,
} from '#features/store/catalogue/server/catalogue-records.ts';
import type { Blockchain, Chain } from '#features/core/chains/model/chain.ts';
import type { Locale } from '#i18n/locales.ts';
import { joinOwnChains } from '../model/parse-host-chain.ts';

/** The host's lists in one language; the same objects as long as the host returns the same. */
export interface HostLists {
  chains: readonly Blockchain[];
  categories: readonly Category[];
  /** In the host's order. */
  dapps: readonly Dapp[];
  /** `hid`s of what is hot, hottest first. */
  hot: readonly number[];
}

function entryOf(dapp: Dapp, heat: number, locale: Locale): DappEntry {
  const { hid, title, desc, url, icon_url, address, create_time } = dapp;
  return {
    row: {
      hid,
      title,
      ...siteColumns({ url, ...factsOf(dapp) }),
      icon_url,
      address,
      hot: heat,
      source: 'import',
      tip001: '{}',
      listed: 1,
      create_time,
    },
    texts: { [locale]: { title, desc } },
    languages: dapp.languages,
    categoryHids: dapp.category_ids,
    chains: dapp.chains,
    contracts: guessContracts(address, dapp.chains),
    tokenHids: [],
    withheld: dapp.withheld_links,
  };
}

/** The hot ones first, as in every list of the store; the others in the host's order. */
function orderEntries({ dapps, hot }: HostLists, locale: Locale): DappEntry[] {
  const heatOf = new Map(hot.map((hid, place) => [hid, hot.length - place]));
  return dapps
    .map((dapp) => entryOf(dapp, heatOf.get(dapp.hid) ?? dapp.hot, locale))
    .toSorted((a, b) => b.row.hot - a.row.hot);
}

/** This portal's own data, for what no call provides. */
export interface OwnKnowledge {
  chains: readonly Chain[];
  /** Name of the hot category in the language of the lists. */
  hotTitle: string;
}

/** The store opens on hot DApps, so that category exists whether or not the host lists it. */
function withHotCategory(categories: readonly Category[], title: string): readonly Category[] {
  if (categories.some(({ hid }) => hid === hotCategoryId)) return categories;
  return [{ hid: hotCategoryId, title, m_index: -1, category_type: 0 }, ...categories];
}

const entryOfCategory =
  (locale: Locale) =>
  ({ hid, title, m_index, category_type }: Category): CategoryEntry => ({
    hid,
    m_index,
    category_type,
    icon: null,
    titles: { [locale]: title },
  });

/**
 * The host's lists as the catalogue's records, so that lists, search and pages use them like the database's
 * own.
 */
export function recordsOfHost(
  lists: HostLists,
  { own, locale, revision }: { own: OwnKnowledge; locale: Locale; revision: number },
): CatalogueRecords {
  return {
    revision,
    chains: joinOwnChains(lists.chains, own.chains),
    categories: withHotCategory(lists.categories, own.hotTitle)
      .toSorted((a, b) => a.m_index - b.m_index || a.hid - b.hid)
      .map(entryOfCategory(locale)),
    entries: orderEntries(lists, locale),
    // No call tells which tokens belong to which DApp, and no call lists them: they come with search
    // results.
    delisted: [],
    tokens: [],
    nfts: [],
    tutorials: [],
    // Searches are counted for this portal's own DApps; the host's hot DApps replace them.
    searched: [],
  };
}
