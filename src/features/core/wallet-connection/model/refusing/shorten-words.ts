const longest = 120;

/** A foreign sentence on one line, without characters that no one sees, and no longer than a page can show. */
export function shortenWords(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
