import { LRUCache } from 'lru-cache';
import { urlKey } from '#lib/url-key.ts';
import { holdsWithinOneEdit, parseForgivenRuns, squeezeText } from '../model/search-terms.ts';
import { createTextIndex, type Hit } from './text-index.ts';

/** What is found and ranked of one thing. */
export interface Findable<Field extends string> {
  /** Terms by field. */
  fields: Record<Field, readonly string[]>;
  /** What someone who knows the thing would type: the whole of one of these, or its beginning; squeezed. */
  names: readonly string[];
  /** The site's `urlKey`, squeezed; empty where there is none. */
  link: string;
  /** Runs of unspaced script in its texts, in which typos are looked for. */
  runs: readonly string[];
}

export interface RankedItem<Field extends string> {
  hid: number;
  /** How hot the store ranks it. */
  hot: number;
  /** Everything that `describe` depends on: it is called only when this changed. */
  content: string;
  describe(): Findable<Field>;
}

export interface RankedIndex<Field extends string> {
  /** Makes the index hold exactly these; only what changed costs anything worth mentioning. */
  update(items: readonly RankedItem<Field>[]): void;
  /** `hid`s, best first. */
  search(query: string): readonly number[];
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

/** What was typed, as it is compared with names; a link is compared by what makes it that site. */
function parseTyped(query: string): Typed {
  const text = query.trim();
  const isLink = !/\s/.test(text) && text.slice(1, -1).includes('.');
  return { text: squeezeText(isLink ? urlKey(text) : text), isLink };
}

/** 0 for the very name, 1 for its beginning, 2 for everything else. */
function rankOf({ names, link }: Known, { text, isLink }: Typed): number {
  if (text === '') return 2;
  const candidates = isLink ? [...names, link] : names;
  if (candidates.includes(text)) return 0;
  return candidates.some((name) => name.startsWith(text)) ? 1 : 2;
}

/** Scores within a factor of two are as good as each other: there, what is hotter goes first. */
const bandOf = (score: number) => Math.round(Math.log2(score));

/** Exact names first, then names that begin so, then the rest by score; what is hotter, then what was listed earlier, breaks ties. */
function rankHits(hits: readonly Hit[], typed: Typed, known: ReadonlyMap<number, Known>): number[] {
  const ranked = hits.map(({ hid, score }) => {
    const item = known.get(hid);
    const rank = item ? rankOf(item, typed) : 2;
    return { hid, score, hot: item?.hot ?? 0, rank, band: rank === 2 ? bandOf(score) : 0 };
  });
  ranked.sort(
    (a, b) => a.rank - b.rank || b.band - a.band || b.hot - a.hot || b.score - a.score || a.hid - b.hid,
  );
  return ranked.map(({ hid }) => hid);
}

/** Answers kept, those that were asked for last: enough for the pages of what people search just now. */
const keptAnswers = 200;

/** A text index whose answers are ranked and kept until the content changes. @param weights of the fields */
export function createRankedIndex<Field extends string>(weights: Record<Field, number>): RankedIndex<Field> {
  const index = createTextIndex(weights);
  let known = new Map<number, Known>();
  const answers = new LRUCache<string, readonly number[]>({ max: keptAnswers });

  /** Unspaced script has no words that an index could forgive typos in: its pairs find candidates, and their texts decide. */
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
      const hits = precise.length > 0 ? precise : findMistyped(query);
      const answer = rankHits(hits, parseTyped(query), known);
      answers.set(query, answer);
      return answer;
    },
  };
}
