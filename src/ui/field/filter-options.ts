/** One entry of a list to choose from. */
export interface Option {
  value: string;
  label: string;
  /** Address of a square image. */
  icon?: string | null | undefined;
  /** Further words that find it (a ticker, an old name), separated by spaces. */
  keywords?: string | undefined;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 0 for one of its words, 1 for the beginning of its label, 2 for that of a word, 3 for what it holds anywhere; undefined otherwise. */
function rankOf({ label, keywords = '' }: Option, query: string): number | undefined {
  const text = plain(`${label} ${keywords}`);
  const words = text.split(/\s+/);
  if (words.includes(query)) return 0;
  if (text.startsWith(query)) return 1;
  if (words.some((word) => word.startsWith(query))) return 2;
  return text.includes(query) ? 3 : undefined;
}

/** The options whose label or keywords hold the typed text, accents and case aside; the nearest first. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = plain(typed.trim());
  if (query === '') return options;
  const ranks = new Map(options.map((option) => [option, rankOf(option, query)]));
  return options
    .filter((option) => ranks.get(option) !== undefined)
    .toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
