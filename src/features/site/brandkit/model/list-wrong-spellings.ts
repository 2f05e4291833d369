/** The kind of misspelling; the view has the words for it. */
export type SpellingIssue = 'inner-capital' | 'two-words' | 'hyphen' | 'no-capital' | 'all-capitals';

export interface WrongSpelling {
  text: string;
  issue: SpellingIssue;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Typical misspellings of a name with two parts, without the name itself: `Tideport` → `TidePort`, `Tide
 * Port` …
 */
export function listWrongSpellings(
  name: string,
  [first, second]: readonly [string, string],
): WrongSpelling[] {
  const candidates: WrongSpelling[] = [
    { text: `${first}${capitalized(second)}`, issue: 'inner-capital' },
    { text: `${first} ${capitalized(second)}`, issue: 'two-words' },
    { text: `${first}-${second}`, issue: 'hyphen' },
    { text: name.toLowerCase(), issue: 'no-capital' },
    { text: name.toUpperCase(), issue: 'all-capitals' },
  ];
  return candidates.filter(({ text }) => text !== name);
}
