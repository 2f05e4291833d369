import { validateMnemonic } from '@scure/bip39';
import {
  indexOf,
  likeliestList,
  nameUnknown,
  normalizeWord,
  splitWords,
  type UnknownWord,
} from './list-words.ts';
import { wordCounts, wordListNames, wordLists, type WordListName } from './word-lists.ts';

export type ReadPhrase =
  | { result: 'valid'; phrase: string; language: WordListName }
  | { result: 'empty' }
  /** Words of no list, or of another list than the others; in their order, one at least and `mostNamed` at most. */
  | { result: 'unknown-words'; words: readonly UnknownWord[] }
  | { result: 'word-count'; count: number }
  /** Every word is in the list, but the last one does not confirm the others. */
  | { result: 'checksum' };

/** A phrase as its list writes it: Japanese words are separated by ideographic spaces. */
const joinWords = (words: readonly string[], language: WordListName) =>
  words.join(language === 'japanese' ? '\u3000' : ' ');

const isWordCount = (count: number) => (wordCounts as readonly number[]).includes(count);

/** Reads a recovery phrase in any of the ten languages. Some words are in two lists: the checksum decides. */
export function readPhrase(text: string): ReadPhrase {
  const words = splitWords(text);
  if (words.length === 0) return { result: 'empty' };
  const candidates = wordListNames.filter((name) => words.every((word) => indexOf(name).has(word)));
  if (candidates.length === 0) return nameUnknownWords(words);
  if (!isWordCount(words.length)) return { result: 'word-count', count: words.length };
  const language = candidates.find((name) =>
    validateMnemonic(joinWords(words, name), wordLists[name].words.map(normalizeWord)),
  );
  return language
    ? { result: 'valid', phrase: joinWords(words, language), language }
    : { result: 'checksum' };
}

/** As many as the longest phrase has. */
const mostNamed = 24;

function nameUnknownWords(words: readonly string[]): ReadPhrase {
  const language = likeliestList(words);
  const index = indexOf(language);
  const unknown = words.flatMap((word, at) => (index.has(word) ? [] : [{ word, at }]));
  return {
    result: 'unknown-words',
    words: unknown.slice(0, mostNamed).map(({ word, at }) => nameUnknown(word, at, language)),
  };
}
