import { LRUCache } from 'lru-cache';
import { urlKey } from '#lib/url-key.ts';
import { holdsWithinOneEdit, parseForgivenRuns, squeezeText } from '../model/search-terms.ts';
import { createTextIndex, type Hit } from './text-index.ts';

/** What an item is found and ranked by. */
export interface Findable<Field extends string> {
  /** Terms by field. */
  fields: Record<Field, readonly string[]>;
  /** Exact names or prefixes that a knowledgeable person would type; squeezed. */
  names: readonly string[];
  /** The site's `urlKey`, squeezed; empty where there is none. */
  link: string;
  /** Runs of unspaced script in its texts, for finding typos. */
  runs: readonly string[];
}

export interface RankedItem<Field extends string> {
  hid: number;
  /** The store's popularity rank. */
  hot: number;
  /** Everything that `describe` depends on: it is called only when this has changed. */
  content: string;
  describe(): Findable<Field>;
}

export interface RankedIndex<Field extends string> {
  /** Makes the index contain exactly these items; only changed ones cost notable time. */
  update(items: readonly RankedItem<Field>[]): void;
  search(query: string): Ranked;
}

export interface Ranked {
  /** Best first. */
  hids: readonly number[];
  /** No item has all words: these have some of them. */
  isPartial: boolean;
  /** The first one is called exactly what was typed, or has its address. */
  isNamed: boolean;
}

interface Known {
  hot: number;
  content: string;
  names: readonly string[];
  link: string;
  runs: readonly string[];
}

interface Typed {
  text: string;
  isLink: boolean;
}

/** The query, normalized for comparison with names; a link is compared by its site key. */
function parseTyped(query: string): Typed {
  const text = query.trim();
  const isLink = !/\s/.test(text) && text.slice(1, -1).includes('.');
  return { text: squeezeText(isLink ? urlKey(text) : text), isLink };
}

/** 0 for the exact name, 1 for its prefix, 2 for everything else. */
function rankOf({ names, link }: Known, { text, isLink }: Typed): number {
  if (text === '') return 2;
  const candidates = isLink ? [...names, link] : names;
  if (candidates.includes(text)) return 0;
  return candidates.some((name) => name.startsWith(text)) ? 1 : 2;
}

/** Scores within a factor of two count as equal; among them, hotter items come first. */
const bandOf = (score: number) => Math.round(Math.log2(score));

/**
 * Exact names first, then prefixes, then the rest by score; ties are broken by popularity, then by age of
 * the listing.
 */
function rankHits(
  hits: readonly Hit[],
  typed: Typed,
  known: ReadonlyMap<number, Known>,
): Pick<Ranked, 'hids' | 'isNamed'> {
  const ranked = hits.map(({ hid, score }) => {
    const item = known.get(hid);
    const rank = item ? rankOf(item, typed) : 2;
    return { hid, score, hot: item?.hot ?? 0, rank, band: rank === 2 ? bandOf(score) : 0 };
  });
  ranked.sort(
    (a, b) => a.rank - b.rank || b.band - a.band || b.hot - a.hot || b.score - a.score || a.hid - b.hid,
  );
  return { hids: ranked.map(({ hid }) => hid), isNamed: ranked[0]?.rank === 0 };
}

/** Cached results, the most recently used: enough for the pages of current searches. */
const keptAnswers = 200;

/** A text index with ranked results, cached until the content changes. @param weights of the fields */
export function createRankedIndex<Field extends string>(weights: Record<Field, number>): RankedIndex<Field> {
  const index = createTextIndex(weights);
  let known = new Map<number, Known>();
  const answers = new LRUCache<string, Ranked>({ max: keptAnswers });

  /**
   * Unspaced script has no words in which an index could tolerate typos: its pairs find candidates, and
   * their texts decide.
   */
  function findMistyped(query: string): Hit[] {
    const words = parseForgivenRuns(query);
    const candidates = index.searchSome(words.flatMap(({ pairs }) => pairs));
    return candidates.filter(({ hid }) => {
      const runs = known.get(hid)?.runs ?? [];
      return words.every(({ text }) => runs.some((run) => holdsWithinOneEdit(run, text)));
    });
  }

  return {
    update(items) {
      const next = new Map<number, Known>();
      for (const { hid, hot, content, describe } of items) {
        const before = known.get(hid);
        if (before?.content === content) {
          next.set(hid, { ...before, hot });
          continue;
        }
        const { fields, names, link, runs } = describe();
        index.put({ hid, fields });
        next.set(hid, { hot, content, names, link, runs });
      }
      for (const hid of known.keys()) if (!next.has(hid)) index.delete(hid);
      known = next;
      answers.clear();
    },
    search(query) {
      const kept = answers.get(query);
      if (kept) return kept;
      const precise = index.search(query);
      const hits = precise.hits.length > 0 ? precise.hits : findMistyped(query);
      const answer = { ...rankHits(hits, parseTyped(query), known), isPartial: precise.isPartial };
      answers.set(query, answer);
      return answer;
    },
  };
}
