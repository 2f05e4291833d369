import { summarizeTutorial } from '#features/core/news/server/summarize-tutorial.ts';
import type { Locale } from '#i18n/locales.ts';
import { hotCategoryId } from '../model/hot-category.ts';
import type { StoreFilter } from '../model/dapp-filter.ts';
import type { StorePageData } from '../model/store-page.ts';
import { filterEntries } from './list-dapps.ts';
import { findAssets } from './find-assets.ts';
import { listHotSearches } from './list-hot-searches.ts';
import { listRelatedTokens } from './list-related-tokens.ts';
import { presentCategory } from './present-category.ts';
import { presentCardDapp } from './present-dapp.ts';
import { sortEntries } from './sort-entries.ts';
import type { Snapshot } from './snapshot.ts';

/** Searching from the hot category searches the whole store. */
function searchedCategory({ category_id, key }: StoreFilter): number {
  return key.trim() !== '' && category_id === hotCategoryId ? 0 : category_id;
}

/** Chains of at least one DApp of the store, most used first. */
function listStoreChains({ chains, entriesByChain }: Snapshot): StorePageData['chains'] {
  const usesOf = (hid: number) => entriesByChain.get(hid)?.length ?? 0;
  return chains
    .filter((chain) => !chain.deprecated && usesOf(chain.hid) > 0)
    .toSorted((a, b) => usesOf(b.hid) - usesOf(a.hid))
    .map(({ hid, title, short, ns, chain_id, icon_url }) => ({ hid, title, short, ns, chain_id, icon_url }));
}

export function getStorePage(snapshot: Snapshot, filter: StoreFilter, locale: Locale): StorePageData {
  const found = filterEntries(snapshot, {
    category_id: searchedCategory(filter),
    chain_hid: filter.chain_hid ?? undefined,
    key: filter.key,
  });
  const entries = sortEntries(found, { snapshot, sort: filter.sort, locale });
  const shown = entries.slice(0, filter.shown);
  return {
    filter,
    categories: snapshot.categories
      .filter((category) => category.category_type === 0)
      .map((category) => ({ ...presentCategory(category, locale), icon: category.icon })),
    chains: listStoreChains(snapshot),
    dapps: shown.map((entry) => presentCardDapp(entry, locale)),
    total: entries.length,
    isPartial: snapshot.search.findsPartOf(filter.key),
    hotSearches: listHotSearches(snapshot, locale),
    assets: findAssets(snapshot, filter.key),
    areAssetsFirst: snapshot.search.namesAsset(filter.key),
    relatedTokens: listRelatedTokens(snapshot, { key: filter.key, entries: shown }),
    tutorials: snapshot.tutorials.map((tutorial) => summarizeTutorial(tutorial, locale)),
  };
}
