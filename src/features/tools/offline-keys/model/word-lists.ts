import { bip39Words } from '#lib/secrets/bip39-words.ts';

/** The ten word lists of BIP-39, English first: every wallet can read it. */
export const wordLists = {
  english: { name: 'English', tag: 'en', words: bip39Words.english },
  'simplified-chinese': { name: '简体中文', tag: 'zh-Hans', words: bip39Words['simplified-chinese'] },
  'traditional-chinese': { name: '繁體中文', tag: 'zh-Hant', words: bip39Words['traditional-chinese'] },
  czech: { name: 'Čeština', tag: 'cs', words: bip39Words.czech },
  french: { name: 'Français', tag: 'fr', words: bip39Words.french },
  italian: { name: 'Italiano', tag: 'it', words: bip39Words.italian },
  japanese: { name: '日本語', tag: 'ja', words: bip39Words.japanese },
  korean: { name: '한국어', tag: 'ko', words: bip39Words.korean },
  portuguese: { name: 'Português', tag: 'pt', words: bip39Words.portuguese },
  spanish: { name: 'Español', tag: 'es', words: bip39Words.spanish },
} as const;

export type WordListName = keyof typeof wordLists;

export const wordListNames = Object.keys(wordLists) as WordListName[];

/** How many words a recovery phrase can have, and how much chance each needs. */
export const entropyBytes = { 12: 16, 15: 20, 18: 24, 21: 28, 24: 32 } as const;

export type WordCount = keyof typeof entropyBytes;

export const wordCounts = [12, 15, 18, 21, 24] as const satisfies readonly WordCount[];
