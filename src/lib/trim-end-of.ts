/**
 * A text without the given characters at its end. `replace(/x+$/, '')` does the same but looks from every character on for the end,
 * which takes time in the square of a long run in the middle.
 * @param characters each counts by itself
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
