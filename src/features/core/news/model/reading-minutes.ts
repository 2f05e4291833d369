/** A comfortable reading speed per minute: characters for Chinese and Japanese, words for everything else. */
const charactersPerMinute = 350;
const wordsPerMinute = 200;

const characterScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Finds words with and without spaces, as in Thai. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Longer texts, which only a content host has, are estimated by their beginning: counting words takes longer than reading the page. */
const countedLength = 60_000;

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(whole: string): number {
  const text = whole.slice(0, countedLength);
  const share = text.length === 0 ? 1 : text.length / whole.length;
  const characters = text.match(characterScripts)?.length ?? 0;
  const others = text.replaceAll(characterScripts, ' ');
  const words = [...segmenter.segment(others)].filter(({ isWordLike }) => isWordLike).length;
  const minutes = characters / charactersPerMinute + words / wordsPerMinute;
  return Math.max(1, Math.round(minutes / share));
}
