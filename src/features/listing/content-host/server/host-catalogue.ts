import { hotCategoryId } from '#features/store/catalogue/model/hot-category.ts';
import {
  answerFromSnapshots,
  type SnapshotRequest,
} from '#features/store/catalogue/server/answer-from-snapshots.ts';
import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import {
  createCatalogueSearch,
  type CatalogueSearch,
} from '#features/store/catalogue/server/catalogue-search.ts';
import { buildSnapshot, type Snapshot } from '#features/store/catalogue/server/snapshot.ts';
import type { Locale } from '#i18n/locales.ts';
import { findAvailable } from '#lib/find-available.ts';
import { createHostQueries, type FoundOnHost } from './host-queries.ts';
import { createCatalogueLists, type HostSource } from './host-lists.ts';
import type { OwnTutorials } from './host-news.ts';
import { recordsOfHost, type HostLists } from './host-records.ts';

/** A language's snapshot with the lists it was made from: the same objects as long as nothing changed. */
interface Made {
  madeOf: readonly unknown[];
  search: CatalogueSearch;
  snapshot: Snapshot;
}

/** The host searches tokens and NFT collections, since only it knows them all; the portal searches DApps. */
function withFound(snapshot: Snapshot, { tokens, nfts }: FoundOnHost): Snapshot {
  return {
    ...snapshot,
    tokens,
    nfts,
    tokenByHid: new Map(tokens.map((token) => [token.row.hid, token])),
    nftByHid: new Map(nfts.map((nft) => [nft.row.hid, nft])),
    search: { ...snapshot.search, findTokens: () => tokens, findNfts: () => nfts },
  };
}

/** This portal's own data, for what no call provides. */
export interface OwnContent {
  /** Networks' short names and explorers, the name of the hot category. */
  catalogue: Catalogue;
  /** Tutorials. */
  news: OwnTutorials;
}

/**
 * The catalogue of a content host. Its lists become snapshots like the database's, so the store's filters,
 * order and search are the same.
 */
export function createHostCatalogue(source: HostSource, own: OwnContent): Catalogue {
  const lists = createCatalogueLists(source);
  const ask = createHostQueries(source);
  const made = new Map<Locale, Made>();
  let revision = 0;

  async function make(given: HostLists, locale: Locale): Promise<Snapshot> {
    const [chains, categories] = await Promise.all([
      own.catalogue.listChains(),
      own.catalogue.listCategories(locale),
    ]);
    const hotTitle = categories.find(({ hid }) => hid === hotCategoryId)?.title ?? '';
    const madeOf = [given.chains, given.categories, given.dapps, given.hot, chains, hotTitle];
    const known = made.get(locale);
    if (known?.madeOf.every((part, place) => part === madeOf[place])) return known.snapshot;
    const search = known?.search ?? createCatalogueSearch();
    const records = recordsOfHost(given, { own: { chains, hotTitle }, locale, revision: (revision += 1) });
    // Synchronous from here on: no caller sees new words with old records.
    search.update(records);
    const snapshot = buildSnapshot(records, search);
    made.set(locale, { madeOf, search, snapshot });
    return snapshot;
  }

  async function snapshotOf({ locale, key = '' }: SnapshotRequest): Promise<Snapshot> {
    const snapshot = await make(await lists.read(locale), locale);
    const words = key.trim();
    const found = words === '' ? undefined : await findAvailable(ask.find(words, locale));
    return found ? withFound(snapshot, found) : snapshot;
  }

  const answers = answerFromSnapshots(snapshotOf);
  return {
    ...answers,
    storePage: async (filter, locale) => ({
      ...(await answers.storePage(filter, locale)),
      tutorials: await own.news.listTutorials(locale),
    }),
    tokenProtocolMap: () => lists.protocols(),
    market: async (rows) => (await findAvailable(ask.market(rows))) ?? answers.market(rows),
    // The host counts its own searches.
    countSearch: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
  };
}
