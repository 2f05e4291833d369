import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { entropyToMnemonic } from '@scure/bip39';
import { entropyBytes, wordLists, type WordCount, type WordListName } from './word-lists.ts';

/** Random bytes that the mixing takes, for phrases of every length. */
export const randomBytesNeeded = 32;

export interface Chance {
  /** From the system: `randomBytesNeeded` bytes. */
  random: Uint8Array;
  /** Rolled dice, digits of 1 to 6; the empty string for none. */
  dice: string;
}

/** Of what was typed, the digits that a die can show. */
export const keepDice = (text: string): string => text.replace(/[^1-6]/g, '');

/** From so many repeated rolls on it is no chance: fair dice do that once in 7776 times. */
const repeatsMin = 5;
/** Longer parts are not typed from memory. */
const longestCycle = 24;

/** Length of the shortest part that the rolls repeat from beginning to end; their own length where they repeat nothing. */
function findPeriod(dice: string): number {
  const repeats = (period: number) => dice.startsWith(dice.slice(period));
  const longest = Math.min(dice.length / 2, longestCycle);
  for (let period = 1; period <= longest; period += 1) if (repeats(period)) return period;
  return dice.length;
}

/** Rolls that no fair die shows: one number again and again, or the same few in the same order. Undefined where they look like chance. */
export function findRepetition(dice: string): 'one-number' | 'cycle' | undefined {
  const period = findPeriod(dice);
  if (dice.length - period < repeatsMin) return undefined;
  return period === 1 ? 'one-number' : 'cycle';
}

/** How much chance fair dice add, in bits; none where they repeat themselves. */
export const diceBits = (dice: string): number => (findRepetition(dice) ? 0 : dice.length * Math.log2(6));

/**
 * The entropy of a phrase. Dice are hashed together with the system's random bytes, so bad or even known dice leave the result as
 * unpredictable as the system's bytes are; and if those were predictable, the dice alone would protect it.
 */
export function mixEntropy({ random, dice }: Chance, count: WordCount): Uint8Array {
  if (random.length !== randomBytesNeeded)
    throw new RangeError(`${randomBytesNeeded} random bytes are needed.`);
  const mixed = dice === '' ? random : sha256(concatBytes(random, utf8ToBytes(dice)));
  return mixed.slice(0, entropyBytes[count]);
}

export interface PhraseChoice {
  count: WordCount;
  language: WordListName;
}

/** A new recovery phrase, its words separated as its list prescribes. */
export function makePhrase(chance: Chance, { count, language }: PhraseChoice): string {
  return entropyToMnemonic(mixEntropy(chance, count), [...wordLists[language].words]);
}
