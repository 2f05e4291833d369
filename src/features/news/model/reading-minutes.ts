/** A comfortable reading speed per minute: characters for Chinese and Japanese, words for everything else. */
const charactersPerMinute = 350;
const wordsPerMinute = 200;

const characterScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Finds words with and without spaces, as in Thai. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const characters = text.match(characterScripts)?.length ?? 0;
  const others = text.replaceAll(characterScripts, ' ');
  const words = [...segmenter.segment(others)].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(characters / charactersPerMinute + words / wordsPerMinute));
}
