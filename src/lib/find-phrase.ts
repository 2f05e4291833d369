/** A phrase as people write it, and as it is looked for. */
export interface Phrase {
  written: string;
  /** Its words; without spaces where `isSolid`. */
  found: string;
  isSolid: boolean;
}

/** Scripts whose sentences have no spaces, or, in Korean, whose words go on with a particle. */
const solidScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** @param split the words of a text, as the texts are split in which the phrases are looked for */
export function toPhrases(
  written: readonly string[],
  split: (text: string) => readonly string[],
): readonly Phrase[] {
  return written.map((phrase) => {
    const isSolid = solidScripts.test(phrase);
    const words = split(phrase);
    return { written: phrase, isSolid, found: isSolid ? words.join('') : ` ${words.join(' ')} ` };
  });
}

/** Words as phrases are looked for in them. */
export interface JoinedWords {
  spaced: string;
  solid: string;
}

export const joinWords = (words: readonly string[]): JoinedWords => ({
  spaced: ` ${words.join(' ')} `,
  solid: words.join(''),
});

/**
 * The first of the phrases that the words contain, in time in proportion to them: as whole words in this order, or as characters in this
 * order where the script has no spaces.
 * @returns as it is written; undefined without one
 */
export const findPhrase = (words: JoinedWords, phrases: readonly Phrase[]): string | undefined =>
  phrases.find(({ found, isSolid }) => (isSolid ? words.solid : words.spaced).includes(found))?.written;

/** What is left of the words without the phrases, in time in proportion to them. */
export const leaveOut = (words: JoinedWords, phrases: readonly Phrase[]): JoinedWords =>
  phrases.reduce(
    ({ spaced, solid }, { found, isSolid }) =>
      isSolid
        ? { spaced, solid: solid.replaceAll(found, '') }
        : { spaced: spaced.replaceAll(found, ' '), solid },
    words,
  );
