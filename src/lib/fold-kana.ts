const hiragana = /[ぁ-ゖゝゞ]/gu;

/** Hiragana as katakana, which every hiragana has, 96 places further: people write a word in either syllabary. */
export const foldKana = (text: string): string =>
  text.replace(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
