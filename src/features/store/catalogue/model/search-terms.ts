import { foldTextWithHan } from '#lib/fold-han.ts';
import { isWithinOneEdit } from '#lib/is-within-one-edit.ts';

/**
 * Scripts written without spaces (or with attached particles): their words are found by pairs of characters.
 */
const paired = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+/gu;

/** Letters and digits only, for comparing whole names: `Curve Finance` is `curvefinance`. */
export function squeezeText(text: string): string {
  return foldTextWithHan(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

export interface SearchTerm {
  text: string;
  /** True when the text is a prefix of the term. */
  prefix: boolean;
  /** Other spellings that count as this term: two neighboring letters swapped. */
  exchanged: string[];
  /** True when one letter may be wrong, missing or extra. */
  fuzzy: boolean;
}

function splitRuns(text: string): string[] {
  const words = foldTextWithHan(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.flatMap((word) => word.match(runs) ?? []);
}

function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, position) => `${characters[position]}${character}`);
}

/**
 * Terms under which a text is indexed. A run of unspaced script gives its pairs and its last character, so
 * that one character is found everywhere: as the start of a pair, or at the end.
 */
export function indexTerms(text: string): string[] {
  return splitRuns(text).flatMap((run) => {
    if (!paired.test(run)) return [run];
    const characters = [...run];
    return [...pairsOf(characters), characters.at(-1) ?? ''];
  });
}

/**
 * Scripts whose single characters carry little meaning: a word in them must be longer before a typo is
 * tolerated.
 */
const spelled = /\p{Script=Thai}/u;
const typoMinCharacters = { spelled: 7, others: 4 };

/** The runs of unspaced script in a text, normalized for comparison with mistyped words. */
export function unspacedRuns(text: string): string[] {
  return splitRuns(text).filter((run) => paired.test(run) && run.length > 1);
}

/** A word of unspaced script that may contain one mistake. */
export interface ForgivenRun {
  text: string;
  /** Pairs of which the intended word has at least one. */
  pairs: string[];
}

function forgivenRun(text: string): ForgivenRun | undefined {
  const characters = [...text];
  const min = spelled.test(text) ? typoMinCharacters.spelled : typoMinCharacters.others;
  if (!paired.test(text) || characters.length < min || characters.length > typoLength.max) return undefined;
  const spellings = [text, ...exchangedSpellings(text)];
  return { text, pairs: [...new Set(spellings.flatMap((spelling) => pairsOf([...spelling])))] };
}

/**
 * The words of a query when all of them are of unspaced script and long enough to tolerate a typo; otherwise
 * none.
 */
export function parseForgivenRuns(query: string): ForgivenRun[] {
  const forgiven = splitRuns(query.slice(0, queryLimits.characters))
    .slice(0, queryLimits.words)
    .map(forgivenRun);
  return forgiven.every((run) => run !== undefined) ? forgiven : [];
}

/**
 * True when some part of a run is the word with one character wrong, missing, extra, or swapped with its
 * neighbor.
 */
export function holdsWithinOneEdit(run: string, word: string): boolean {
  const characters = [...run];
  const length = [...word].length;
  return characters.some((_, from) =>
    [length - 1, length, length + 1].some(
      (size) =>
        from + size <= characters.length &&
        isWithinOneEdit(word, characters.slice(from, from + size).join('')),
    ),
  );
}

/**
 * In addition to the words of a name: the name in one piece and its camel-case parts, so that `swap` finds
 * `PancakeSwap`.
 */
export function indexNameTerms(name: string): string[] {
  const parts = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return [...new Set([...indexTerms(name), ...indexTerms(parts), squeezeText(name)])].filter(Boolean);
}

function exchangedSpellings(word: string): string[] {
  const letters = [...word];
  const spellings = letters.slice(1).map((letter, position) => {
    const copy = [...letters];
    copy[position + 1] = copy[position] ?? '';
    copy[position] = letter;
    return copy.join('');
  });
  return [...new Set(spellings)].filter((spelling) => spelling !== word);
}

/** Shorter words have too many neighbors; longer ones are addresses, where one digit makes another address. */
const typoLength = { min: 4, max: 24 };
/** Further words are ignored: no name is that long, and every term costs time. */
const queryLimits = { characters: 200, words: 12 };

function wordTerm(word: string): SearchTerm {
  const length = [...word].length;
  const forgiving = length >= typoLength.min && length <= typoLength.max && !/^\d+$|^0x/.test(word);
  return { text: word, prefix: true, fuzzy: forgiving, exchanged: forgiving ? exchangedSpellings(word) : [] };
}

/**
 * A visitor's query as words; all terms of a word must match together. Scheme and `www.` of a pasted link
 * are left out.
 */
export function parseQuery(query: string): SearchTerm[][] {
  const text = query.slice(0, queryLimits.characters).replace(/\bhttps?:\/\/|\bwww\./gi, ' ');
  return splitRuns(text)
    .slice(0, queryLimits.words)
    .map((run) => {
      if (!paired.test(run)) return [wordTerm(run)];
      const characters = [...run];
      const exact = { prefix: false, fuzzy: false, exchanged: [] };
      if (characters.length === 1) return [{ ...exact, text: run, prefix: true }];
      return pairsOf(characters).map((pair) => ({ ...exact, text: pair }));
    });
}
