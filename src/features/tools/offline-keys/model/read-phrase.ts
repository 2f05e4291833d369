import { validateMnemonic } from '@scure/bip39';
import { isWithinOneEdit } from '#lib/is-within-one-edit.ts';
import { wordCounts, wordListNames, wordLists, type WordListName } from './word-lists.ts';

export type ReadPhrase =
  | { result: 'valid'; phrase: string; language: WordListName }
  | { result: 'empty' }
  /** A word of no list, or of another list than the others. */
  | { result: 'unknown-word'; word: string; place: number; suggestions: readonly string[] }
  | { result: 'word-count'; count: number }
  /** Every word is in the list, but the last one does not confirm the others. */
  | { result: 'checksum' };

/** Lists write accents apart or together; compared apart, as BIP-39 prescribes. */
const normalize = (text: string) => text.normalize('NFKD').toLowerCase();

const indexes = new Map<WordListName, ReadonlySet<string>>();

function indexOf(name: WordListName): ReadonlySet<string> {
  let index = indexes.get(name);
  if (!index) indexes.set(name, (index = new Set(wordLists[name].words.map(normalize))));
  return index;
}

/** The words of a text, whatever separates them. */
export const splitWords = (text: string): readonly string[] =>
  normalize(text)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '');

/** A phrase as its list writes it: Japanese words are separated by ideographic spaces. */
const joinWords = (words: readonly string[], language: WordListName) =>
  words.join(language === 'japanese' ? '\u3000' : ' ');

const suggestionsMax = 3;

/** Words of the list that begin like it, or differ by one letter. */
function suggest(word: string, language: WordListName): readonly string[] {
  const words = [...indexOf(language)];
  const near = words.filter((each) => isWithinOneEdit(word, each));
  const stem = word.slice(0, 4);
  const alike = [...word].length < 3 ? [] : words.filter((each) => each.startsWith(stem));
  return [...new Set([...near, ...alike])].slice(0, suggestionsMax).map((each) => each.normalize('NFC'));
}

/** The list that knows most of the words, and of equals the first. */
function likeliestList(words: readonly string[]): WordListName {
  const known = (name: WordListName) => words.filter((word) => indexOf(name).has(word)).length;
  return wordListNames.reduce((best, name) => (known(name) > known(best) ? name : best));
}

const isWordCount = (count: number) => (wordCounts as readonly number[]).includes(count);

/** Reads a recovery phrase in any of the ten languages. Some words are in two lists: the checksum decides. */
export function readPhrase(text: string): ReadPhrase {
  const words = splitWords(text);
  if (words.length === 0) return { result: 'empty' };
  const candidates = wordListNames.filter((name) => words.every((word) => indexOf(name).has(word)));
  if (candidates.length === 0) return nameUnknownWord(words);
  if (!isWordCount(words.length)) return { result: 'word-count', count: words.length };
  const language = candidates.find((name) =>
    validateMnemonic(joinWords(words, name), wordLists[name].words.map(normalize)),
  );
  return language
    ? { result: 'valid', phrase: joinWords(words, language), language }
    : { result: 'checksum' };
}

function nameUnknownWord(words: readonly string[]): ReadPhrase {
  const language = likeliestList(words);
  const at = words.findIndex((word) => !indexOf(language).has(word));
  const word = words[at] ?? '';
  return {
    result: 'unknown-word',
    word: word.normalize('NFC'),
    place: at + 1,
    suggestions: suggest(word, language),
  };
}
