/**
 * Length of a text as the forms show and limit it: Unicode code points.
 * Not UTF-16 units, because readers count an emoji as one character; not graphemes, because one grapheme may carry a thousand accents.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
