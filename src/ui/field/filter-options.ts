/** One entry of a list to choose from. */
export interface Option {
  value: string;
  label: string;
  /** Address of a square image. */
  icon?: string | null | undefined;
  /** Further words that find it (a ticker, an old name). */
  keywords?: string | undefined;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The options whose label or keywords hold the typed text, accents and case aside; those that begin with it come first. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const query = plain(typed.trim());
  if (query === '') return options;
  const starting: Option[] = [];
  const holding: Option[] = [];
  for (const option of options) {
    if (plain(option.label).startsWith(query)) starting.push(option);
    else if (plain(`${option.label} ${option.keywords ?? ''}`).includes(query)) holding.push(option);
  }
  return [...starting, ...holding];
}
