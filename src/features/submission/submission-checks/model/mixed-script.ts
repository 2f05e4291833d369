/** Alphabets whose letters are taken for each other, by their ISO 15924 codes (see lib/confusables.ts). */
const alphabets = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Armn: /\p{Script=Armenian}/u,
  Cher: /\p{Script=Cherokee}/u,
  Copt: /\p{Script=Coptic}/u,
  Lisu: /\p{Script=Lisu}/u,
} as const;

export interface MixedWord {
  word: string;
  /** ISO 15924 codes, two or more. */
  scripts: string[];
}

/**
 * The first word that mixes letters of alphabets that are taken for each other, such as Latin and Cyrillic: `Unіswap` with a
 * Cyrillic `і`. Words of different alphabets beside each other, and Latin letters inside Chinese, Japanese, Korean or Thai text,
 * are usual and no mixture (the idea is the restriction levels of https://www.unicode.org/reports/tr39/, §5.2).
 */
export function findMixedWord(text: string): MixedWord | undefined {
  for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const scripts = Object.entries(alphabets)
      .filter(([, letter]) => letter.test(word))
      .map(([script]) => script);
    if (scripts.length > 1) return { word, scripts };
  }
  return undefined;
}
