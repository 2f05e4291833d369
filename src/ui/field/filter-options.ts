/** One option of a list. */
export interface Option {
  value: string;
  label: string;
  /** Address of a square image. */
  icon?: string | null | undefined;
  /** Further search terms (a ticker, an old name), separated by spaces. */
  keywords?: string | undefined;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Rank of a match: 0 for one of its keywords, 1 for the start of its label, 2 for the start of a word, 3 for
 * anywhere else; undefined for no match.
 */
function rankOf({ label, keywords = '' }: Option, query: string): number | undefined {
  const text = plain(`${label} ${keywords}`);
  const words = text.split(/\s+/);
  if (words.includes(query)) return 0;
  if (text.startsWith(query)) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  return text.includes(query) ? 3 : undefined;
}

/**
 * The options whose label or keywords contain the typed text, ignoring accents and case; best matches first.
 */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = plain(typed.trim());
  if (query === '') return options;
  const ranks = new Map(options.map((option) => [option, rankOf(option, query)]));
  return options
    .filter((option) => ranks.get(option) !== undefined)
    .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
