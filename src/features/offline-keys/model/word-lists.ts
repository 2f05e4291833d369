import { wordlist as czech } from '@scure/bip39/wordlists/czech';
import { wordlist as english } from '@scure/bip39/wordlists/english';
import { wordlist as french } from '@scure/bip39/wordlists/french';
import { wordlist as italian } from '@scure/bip39/wordlists/italian';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese';
import { wordlist as korean } from '@scure/bip39/wordlists/korean';
import { wordlist as portuguese } from '@scure/bip39/wordlists/portuguese';
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish';
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese';

/** The ten word lists of BIP-39, English first: every wallet can read it. */
export const wordLists = {
  english: { name: 'English', tag: 'en', words: english },
  'simplified-chinese': { name: '简体中文', tag: 'zh-Hans', words: simplifiedChinese },
  'traditional-chinese': { name: '繁體中文', tag: 'zh-Hant', words: traditionalChinese },
  czech: { name: 'Čeština', tag: 'cs', words: czech },
  french: { name: 'Français', tag: 'fr', words: french },
  italian: { name: 'Italiano', tag: 'it', words: italian },
  japanese: { name: '日本語', tag: 'ja', words: japanese },
  korean: { name: '한국어', tag: 'ko', words: korean },
  portuguese: { name: 'Português', tag: 'pt', words: portuguese },
  spanish: { name: 'Español', tag: 'es', words: spanish },
} as const;

export type WordListName = keyof typeof wordLists;

export const wordListNames = Object.keys(wordLists) as WordListName[];

/** How many words a recovery phrase can have, and how much chance each needs. */
export const entropyBytes = { 12: 16, 15: 20, 18: 24, 21: 28, 24: 32 } as const;

export type WordCount = keyof typeof entropyBytes;

export const wordCounts = [12, 15, 18, 21, 24] as const satisfies readonly WordCount[];
