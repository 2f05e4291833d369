import { foldPairs } from '#lib/fold-pairs.ts';
import { foldText } from '#lib/fold-text.ts';

/** One option of a list. */
export interface Option {
  value: string;
  label: string;
  /** Address of a square image. */
  icon?: string | null | undefined;
  /** Further search terms (a ticker, an old name), separated by spaces. */
  keywords?: string | undefined;
}

/**
 * Rank of a match: 0 for one of its keywords, 1 for the start of its label, 2 for the start of a word, 3 for
 * anywhere else; undefined for no match.
 */
function rankOf(text: string, query: string): number | undefined {
  const words = text.split(/\s+/);
  if (words.includes(query)) return 0;
  if (text.startsWith(query)) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  return text.includes(query) ? 3 : undefined;
}

/**
 * The options whose label or keywords contain the typed text, ignoring accents, case and width; best matches first.
 * @param hanPairs of Chinese characters that are one in these options (`hanPairsFor`)
 */
export function filterOptions(options: readonly Option[], typed: string, hanPairs = ''): readonly Option[] {
  const foldHan = foldPairs(hanPairs);
  const fold = (text: string) => foldHan(foldText(text)).trim();
  const query = fold(typed);
  if (query === '') return options;
  const ranks = new Map(
    options.map((option) => [option, rankOf(fold(`${option.label} ${option.keywords ?? ''}`), query)]),
  );
  return options
    .filter((option) => ranks.get(option) !== undefined)
    .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
