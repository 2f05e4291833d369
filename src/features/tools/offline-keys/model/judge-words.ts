import {
  countKnown,
  indexOf,
  likeliestList,
  nameUnknown,
  splitWords,
  type UnknownWord,
} from './list-words.ts';
import { wordListNames, type WordListName } from './word-lists.ts';

/** Suggestions are only for an unknown one. */
export interface JudgedWord extends UnknownWord {
  /** `typing`: the last one, which is not complete yet and may still become a word of the list. */
  state: 'known' | 'typing' | 'unknown';
}

interface JudgedWords {
  /** Undefined until a list has one of the words. */
  list: WordListName | undefined;
  /** How many words the text has. */
  count: number;
  /** The first of them: twice as many as the longest phrase has. */
  words: readonly JudgedWord[];
}

const mostJudged = 48;

const isStartOf = (word: string, name: WordListName) =>
  [...indexOf(name)].some((each) => each.startsWith(word));

/**
 * Judges the words of a phrase while it is typed, each for itself. Whether the last word confirms the others is not said here: with that a person
 * could try words until one fits, which makes another phrase of a mistake.
 */
export function judgeWords(text: string): JudgedWords {
  const all = splitWords(text);
  const words = all.slice(0, mostJudged);
  const likeliest = likeliestList(words);
  const list = countKnown(words, likeliest) > 0 ? likeliest : undefined;
  const open = /[\s,;]$/u.test(text) ? undefined : all.length - 1;
  const mayBecome = (word: string) => (list ? [list] : wordListNames).some((name) => isStartOf(word, name));
  const judge = (word: string, at: number): JudgedWord => {
    const shown = { word: word.normalize('NFC'), place: at + 1 };
    if (indexOf(likeliest).has(word)) return { ...shown, state: 'known', suggestions: [] };
    if (at === open && mayBecome(word)) return { ...shown, state: 'typing', suggestions: [] };
    return { ...nameUnknown(word, at, likeliest), state: 'unknown' };
  };
  return { list, count: all.length, words: words.map(judge) };
}
