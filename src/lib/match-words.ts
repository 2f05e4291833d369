import { foldText } from './fold-text.ts';

/** Further words are ignored: no title has that many, and each costs a pass over the texts. */
const mostWords = 12;

/** The words of a search, folded. */
export function parseWords(key: string, fold = foldText): string[] {
  return fold(key).split(/\s+/u).filter(Boolean).slice(0, mostWords);
}

/** What a search looks at, folded as the words are. */
export interface FoldedTexts {
  title: string;
  /** Title and everything else. */
  all: string;
}

/** @returns 0 when the title has all words, 1 when the texts together have them, undefined otherwise */
function rankMatch(words: readonly string[], { title, all }: FoldedTexts): 0 | 1 | undefined {
  if (words.length === 0 || !words.every((word) => all.includes(word))) return undefined;
  return words.every((word) => title.includes(word)) ? 0 : 1;
}

/**
 * The entries that have all words of the search: first those whose title has them, each group in its own order.
 * @param words of `parseWords`
 */
export function findMatches<Entry>(
  entries: readonly Entry[],
  words: readonly string[],
  textsOf: (entry: Entry) => FoldedTexts,
): Entry[] {
  const ranked = entries.map((entry) => ({ entry, rank: rankMatch(words, textsOf(entry)) }));
  return [0, 1].flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ entry }) => entry));
}
