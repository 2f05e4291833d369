import { isWithinOneEdit } from '#lib/is-within-one-edit.ts';
import { wordListNames, wordLists, type WordListName } from './word-lists.ts';

/** Lists write accents apart or together; compared apart, as BIP-39 prescribes. */
export const normalizeWord = (text: string) => text.normalize('NFKD').toLowerCase();

const indexes = new Map<WordListName, ReadonlySet<string>>();

/** The words of a list, normalized. */
export function indexOf(name: WordListName): ReadonlySet<string> {
  let index = indexes.get(name);
  if (!index) indexes.set(name, (index = new Set(wordLists[name].words.map(normalizeWord))));
  return index;
}

/** The words of a text, normalized, whatever separates them. */
export const splitWords = (text: string): readonly string[] =>
  normalizeWord(text)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');

const suggestionsMax = 3;

/** Words of the list that begin like it, or differ by one letter. */
function suggest(word: string, language: WordListName): readonly string[] {
  const words = [...indexOf(language)];
  const near = words.filter((each) => isWithinOneEdit(word, each));
  const stem = word.slice(0, 4);
  const alike = [...word].length < 3 ? [] : words.filter((each) => each.startsWith(stem));
  return [...new Set([...near, ...alike])].slice(0, suggestionsMax).map((each) => each.normalize('NFC'));
}

export interface UnknownWord {
  /** As it is shown, accents together. */
  word: string;
  /** From 1. */
  place: number;
  /** Similar words of the list. */
  suggestions: readonly string[];
}

/** Names a word that a list lacks. @param at its index in the phrase */
export const nameUnknown = (word: string, at: number, language: WordListName): UnknownWord => ({
  word: word.normalize('NFC'),
  place: at + 1,
  suggestions: suggest(word, language),
});

/** How many of the words a list has. */
export const countKnown = (words: readonly string[], name: WordListName): number =>
  words.filter((word) => indexOf(name).has(word)).length;

/** The list that knows most of the words, and of equals the first. */
export const likeliestList = (words: readonly string[]): WordListName =>
  wordListNames.reduce((best, name) => (countKnown(words, name) > countKnown(words, best) ? name : best));
