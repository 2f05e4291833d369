import { splitWords } from './split-words.ts';

/** Words of the shortest recovery phrase. https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki */
const phraseMinWords = 12;

/** Letters of the longest word of a list in Latin letters, and of one in Korean, which comes apart into its letters. */
const latinMax = 9;
const otherMax = 11;

/** Frequent English words that are in no list: a sentence of twelve words nearly always has one of them. */
const unlisted = new Set(
  'the and for are was not has but with from were our your been which their would these than'.split(' '),
);

/** What looks like a private key: an extended key of BIP-32, a key in Bitcoin's import format, or hexadecimal digits that are called a key. */
export const keyShapes = {
  extended: /\b[a-z]prv[1-9A-HJ-NP-Za-km-z]{100,112}\b/gi,
  importFormat: /\b[5KL][1-9A-HJ-NP-Za-km-z]{50,51}\b/g,
  called: /\b(?:private|secret)[\s_-]?key\W{0,5}(?:0x)?[\da-f]{64}\b/gi,
};

function couldBeListed(word: string): boolean {
  if (/^[a-z]/.test(word)) return word.length >= 3 && word.length <= latinMax && !unlisted.has(word);
  return /^\p{Script=Han}/u.test(word) ? word.length === 1 : word.length <= otherMax;
}

/** Tells whether as many words in a row pass as a phrase has. */
export function hasRun(words: readonly string[], passes: (word: string) => boolean): boolean {
  let run = 0;
  return words.some((word) => (run = passes(word) ? run + 1 : 0) === phraseMinWords);
}

/** Whether a text is worth a look with the word lists, which are large: the shapes of its words and keys alone. Never misses what they find. */
export function mayHoldSecret(text: string): boolean {
  return (
    Object.values(keyShapes).some((shape) => text.search(shape) !== -1) ||
    hasRun(splitWords(text), couldBeListed)
  );
}
