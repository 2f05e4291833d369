import { indexNameTerms, indexTerms, squeezeText, unspacedRuns } from '../model/search-terms.ts';
import { categoryWords } from './category-words.ts';
import { createRankedIndex, type RankedItem } from './ranked-index.ts';
import type { CatalogueRecords, DappEntry, NftEntry, TokenEntry } from './catalogue-records.ts';

/** Finds DApps, tokens and NFT collections by words; best first. */
export interface CatalogueSearch {
  update(records: Pick<CatalogueRecords, 'entries' | 'tokens' | 'nfts' | 'categories'>): void;
  findDapps(query: string, entries: ReadonlyMap<number, DappEntry>): DappEntry[];
  /** No DApp has all words, and those that are found have some of them. */
  findsPartOf(query: string): boolean;
  /** A token or an NFT collection is called exactly what was typed, or has its address, and no DApp is. */
  namesAsset(query: string): boolean;
  findTokens(query: string, tokens: ReadonlyMap<number, TokenEntry>): TokenEntry[];
  findNfts(query: string, nfts: ReadonlyMap<number, NftEntry>): NftEntry[];
}

type DappField = 'name' | 'link' | 'symbols' | 'address' | 'categories' | 'desc';
/** For tokens and NFT collections. */
type TokenField = 'symbol' | 'name' | 'address';

const dappWeights: Record<DappField, number> = {
  name: 6,
  link: 3,
  symbols: 3,
  address: 6,
  categories: 1.5,
  desc: 1,
};
const tokenWeights: Record<TokenField, number> = { symbol: 4, name: 3, address: 4 };

const squeezeAll = (names: readonly string[]) => [...new Set(names.map(squeezeText))].filter(Boolean);

const listRuns = (texts: readonly string[]) => [...new Set(texts.flatMap(unspacedRuns))];

/** @param around further words that find the DApp */
function dappItem(
  entry: DappEntry,
  around: { symbols: string[]; categories: string[] },
): RankedItem<DappField> {
  const { row, texts } = entry;
  const all = Object.values(texts).filter((text) => text !== undefined);
  const titles = [row.title, ...all.map((text) => text.title)];
  return {
    hid: row.hid,
    hot: row.hot,
    content: JSON.stringify([titles, all, row.url_key, row.address, around]),
    describe: () => ({
      fields: {
        name: [...new Set(titles.flatMap(indexNameTerms))],
        link: indexTerms(row.url_key),
        symbols: around.symbols.flatMap(indexTerms),
        address: indexTerms(row.address),
        categories: around.categories.flatMap(indexTerms),
        desc: all.flatMap((text) => indexTerms(text.desc)),
      },
      names: squeezeAll([...titles, ...row.address.split(',')]),
      link: squeezeText(row.url_key),
      runs: listRuns([...titles, ...around.categories, ...all.map((text) => text.desc)]),
    }),
  };
}

function tokenItem({ row: { hid, symbol, name, address } }: TokenEntry | NftEntry): RankedItem<TokenField> {
  return {
    hid,
    hot: 0,
    content: JSON.stringify([symbol, name, address]),
    describe: () => ({
      fields: { symbol: indexNameTerms(symbol), name: indexNameTerms(name), address: indexTerms(address) },
      names: squeezeAll([symbol, name, address]),
      link: '',
      runs: listRuns([symbol, name]),
    }),
  };
}

function pick<Entry>(hids: readonly number[], entries: ReadonlyMap<number, Entry>): Entry[] {
  return hids.map((hid) => entries.get(hid)).filter((entry) => entry !== undefined);
}

export function createCatalogueSearch(): CatalogueSearch {
  const dapps = createRankedIndex(dappWeights);
  const tokens = createRankedIndex(tokenWeights);
  const nfts = createRankedIndex(tokenWeights);
  return {
    update(records) {
      const symbols = new Map(records.tokens.map(({ row }) => [row.hid, row.symbol]));
      const titles = new Map(
        records.categories.map(({ hid, titles }) => [
          hid,
          [...new Set([...Object.values(titles), categoryWords[hid] ?? ''])].join(' '),
        ]),
      );
      dapps.update(
        records.entries.map((entry) =>
          dappItem(entry, {
            symbols: pick(entry.tokenHids, symbols),
            categories: pick(entry.categoryHids, titles),
          }),
        ),
      );
      tokens.update(records.tokens.map(tokenItem));
      nfts.update(records.nfts.map(tokenItem));
    },
    findDapps: (query, entries) => pick(dapps.search(query).hids, entries),
    findsPartOf: (query) => dapps.search(query).isPartial,
    namesAsset: (query) =>
      !dapps.search(query).isNamed && [tokens, nfts].some((assets) => assets.search(query).isNamed),
    findTokens: (query, entries) => pick(tokens.search(query).hids, entries),
    findNfts: (query, entries) => pick(nfts.search(query).hids, entries),
  };
}
