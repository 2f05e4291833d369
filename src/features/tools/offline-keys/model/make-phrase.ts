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

/** How much chance fair dice add, in bits. */
export const diceBits = (dice: string): number => dice.length * Math.log2(6);

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
