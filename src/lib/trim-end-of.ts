/**
 * A text without the given characters at its end. `replace(/x+$/, '')` does the same but searches for the
 * end from every character, which takes quadratic time for a long run in the middle.
 * @param characters each counts individually
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
