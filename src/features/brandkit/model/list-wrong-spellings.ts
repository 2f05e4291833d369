/** The kind of misspelling; the view has the words for it. */
export type SpellingFault = 'inner-capital' | 'two-words' | 'hyphen' | 'no-capital' | 'all-capitals';

export interface WrongSpelling {
  text: string;
  fault: SpellingFault;
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
    { text: `${first}${capitalized(second)}`, fault: 'inner-capital' },
    { text: `${first} ${capitalized(second)}`, fault: 'two-words' },
    { text: `${first}-${second}`, fault: 'hyphen' },
    { text: name.toLowerCase(), fault: 'no-capital' },
    { text: name.toUpperCase(), fault: 'all-capitals' },
  ];
  return candidates.filter(({ text }) => text !== name);
}
