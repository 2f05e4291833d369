import MiniSearch, { type Query } from 'minisearch';
import { parseQuery, type SearchTerm } from '../model/search-terms.ts';

/** The indexed terms of an item, by field. */
export interface IndexDocument<Field extends string> {
  hid: number;
  fields: Record<Field, readonly string[]>;
}

export interface Hit {
  hid: number;
  score: number;
}

export interface Found {
  hits: Hit[];
  /** No item has all words: these have some of them. */
  isPartial: boolean;
}

export interface TextIndex<Field extends string> {
  /** Adds a document, replacing the one with the same `hid`. */
  put(document: IndexDocument<Field>): void;
  delete(hid: number): void;
  /** Best first. Items with all words, and only if there are none, items with some of them. */
  search(query: string): Found;
  /** Items with at least one of the exact terms; best first. */
  searchSome(terms: readonly string[]): Hit[];
}

/** A term scores its field's weight; a fuzzy match (typo, prefix) counts less than the exact word. */
const guessWeights = { fuzzy: 0.15, prefix: 0.5 };

function termQuery({ text, prefix, fuzzy, exchanged }: SearchTerm): Query {
  const own: Query = { queries: [text], prefix, fuzzy: fuzzy ? 1 : false };
  if (exchanged.length === 0) return own;
  const others: Query = { queries: exchanged, prefix: false, fuzzy: false, combineWith: 'OR' };
  return { queries: [own, others], combineWith: 'OR' };
}

function wordQuery(terms: readonly SearchTerm[]): Query {
  return { queries: terms.map(termQuery), combineWith: 'AND' };
}

/** A MiniSearch index over prepared terms. @param weights of the fields, 1 is ordinary text */
export function createTextIndex<Field extends string>(weights: Record<Field, number>): TextIndex<Field> {
  const fields = Object.keys(weights) as Field[];
  const index = new MiniSearch<IndexDocument<Field>>({
    idField: 'hid',
    fields,
    extractField: (document, field) =>
      field === 'hid' ? document.hid : (document.fields[field as Field] as unknown as string),
    // Terms are already normalized.
    stringifyField: (value) => value as string,
    tokenize: (terms) => (typeof terms === 'string' ? [terms] : (terms as string[])),
    processTerm: (term) => term,
    searchOptions: { boost: weights, weights: guessWeights, maxFuzzy: 1 },
  });

  const present = (results: readonly { id: unknown; score: number }[]): Hit[] =>
    results.map(({ id, score }) => ({ hid: id as number, score }));

  return {
    put(document) {
      if (index.has(document.hid)) index.discard(document.hid);
      index.add(document);
    },
    delete: (hid) => index.discard(hid),
    search(query) {
      const words = parseQuery(query);
      if (words.length === 0) return { hits: [], isPartial: false };
      const queries = words.map(wordQuery);
      const all = index.search({ queries, combineWith: 'AND' });
      if (all.length > 0 || words.length === 1) return { hits: present(all), isPartial: false };
      const some = present(index.search({ queries, combineWith: 'OR' }));
      return { hits: some, isPartial: some.length > 0 };
    },
    searchSome(terms) {
      const query = { queries: [...terms], prefix: false, fuzzy: false, combineWith: 'OR' as const };
      return terms.length === 0 ? [] : present(index.search(query));
    },
  };
}
