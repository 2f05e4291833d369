import { urlKey } from '#lib/url-key.ts';
import { indexNameTerms, indexTerms, squeezeText } from '../model/search-terms.ts';
import { createTextIndex, type Hit, type IndexDocument } from './text-index.ts';
import type { CatalogueRecords, DappEntry, TokenEntry } from './snapshot.ts';

/** Finds DApps and tokens by words; best first. */
export interface CatalogueSearch {
  update(records: Pick<CatalogueRecords, 'entries' | 'tokens' | 'categories'>): void;
  findDapps(query: string, entries: ReadonlyMap<number, DappEntry>): DappEntry[];
  findTokens(query: string, tokens: ReadonlyMap<number, TokenEntry>): TokenEntry[];
}

type DappField = 'name' | 'link' | 'symbols' | 'address' | 'categories' | 'desc';
type TokenField = 'symbol' | 'name' | 'address';

const dappWeights: Record<DappField, number> = { name: 6, link: 3, symbols: 3, address: 6, categories: 1.5, desc: 1 };
const tokenWeights: Record<TokenField, number> = { symbol: 4, name: 3, address: 4 };

/** What someone who knows the thing would type: the whole of one of these, or its beginning. */
interface Names {
  names: string[];
  /** The site's `urlKey`, squeezed; empty for a token. */
  link: string;
  /** How hot the store ranks it. */
  hot: number;
}

function namesOfDapp({ row, texts }: DappEntry): Names {
  const titles = [row.title, ...Object.values(texts).map((text) => text?.title ?? '')];
  const names = [...titles, ...row.address.split(',')].map(squeezeText);
  return { names: [...new Set(names)].filter(Boolean), link: squeezeText(row.url_key), hot: row.hot };
}

function namesOfToken({ row }: TokenEntry): Names {
  return { names: [row.symbol, row.name, row.address].map(squeezeText).filter(Boolean), link: '', hot: 0 };
}

function dappDocument(entry: DappEntry, symbolOf: (hid: number) => string, categoryTerms: (hid: number) => string[]) {
  const { row, texts } = entry;
  const all = Object.values(texts).filter((text) => text !== undefined);
  return {
    hid: row.hid,
    fields: {
      name: [...new Set([row.title, ...all.map((text) => text.title)].flatMap(indexNameTerms))],
      link: indexTerms(row.url_key),
      symbols: entry.tokenHids.flatMap((hid) => indexTerms(symbolOf(hid))),
      address: indexTerms(row.address),
      categories: entry.categoryHids.flatMap(categoryTerms),
      desc: all.flatMap((text) => indexTerms(text.desc)),
    },
  };
}

interface Typed {
  text: string;
  isLink: boolean;
}

/** What was typed, as it is compared with names; a link is compared by what makes it that site. */
function parseTyped(query: string): Typed {
  const text = query.trim();
  const isLink = /^\S+\.\S+$/.test(text);
  return { text: squeezeText(isLink ? urlKey(text) : text), isLink };
}

/** 0 for the very name, 1 for its beginning, 2 for everything else. */
function rankOf({ names, link }: Names, { text, isLink }: Typed): number {
  if (text === '') return 2;
  const candidates = isLink ? [...names, link] : names;
  if (candidates.includes(text)) return 0;
  return candidates.some((name) => name.startsWith(text)) ? 1 : 2;
}

/** Scores within a factor of two are as good as each other: there, what is hotter goes first. */
const bandOf = (score: number) => Math.round(Math.log2(score));

/** Exact names first, then names that begin so, then the rest by score; what is hotter, then what was listed earlier, breaks ties. */
function rankHits(hits: readonly Hit[], typed: Typed, namesOf: (hid: number) => Names | undefined): number[] {
  const ranked = hits.map(({ hid, score }) => {
    const names = namesOf(hid) ?? { names: [], link: '', hot: 0 };
    const rank = rankOf(names, typed);
    return { hid, score, hot: names.hot, rank, band: rank === 2 ? bandOf(score) : 0 };
  });
  ranked.sort((a, b) => a.rank - b.rank || b.band - a.band || b.hot - a.hot || b.score - a.score || a.hid - b.hid);
  return ranked.map(({ hid }) => hid);
}

export function createCatalogueSearch(): CatalogueSearch {
  const dappIndex = createTextIndex(dappWeights);
  const tokenIndex = createTextIndex(tokenWeights);
  let dappNames = new Map<number, Names>();
  let tokenNames = new Map<number, Names>();

  return {
    update({ entries, tokens, categories }) {
      const symbols = new Map(tokens.map((token) => [token.row.hid, token.row.symbol]));
      const titles = new Map(
        categories.map(({ hid, titles }) => [
          hid,
          [...new Set(Object.values(titles).flatMap((title) => indexTerms(title ?? '')))],
        ]),
      );
      const symbolOf = (hid: number) => symbols.get(hid) ?? '';
      const categoryTerms = (hid: number) => titles.get(hid) ?? [];
      dappIndex.update(entries.map((entry) => dappDocument(entry, symbolOf, categoryTerms)));
      tokenIndex.update(tokens.map(tokenDocument));
      dappNames = new Map(entries.map((entry) => [entry.row.hid, namesOfDapp(entry)]));
      tokenNames = new Map(tokens.map((token) => [token.row.hid, namesOfToken(token)]));
    },
    findDapps: (query, entries) =>
      rankHits(dappIndex.search(query), parseTyped(query), (hid) => dappNames.get(hid))
        .map((hid) => entries.get(hid))
        .filter((entry) => entry !== undefined),
    findTokens: (query, tokens) =>
      rankHits(tokenIndex.search(query), parseTyped(query), (hid) => tokenNames.get(hid))
        .map((hid) => tokens.get(hid))
        .filter((token) => token !== undefined),
  };
}

function tokenDocument({ row }: TokenEntry): IndexDocument<TokenField> {
  return {
    hid: row.hid,
    fields: { symbol: indexNameTerms(row.symbol), name: indexNameTerms(row.name), address: indexTerms(row.address) },
  };
}
