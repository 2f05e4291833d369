import { countedKinds, type CountedKind } from '../numbers.ts';
import { findRangeIssue, type BookRange } from './book-range.ts';
import { bookCurrencies, type BookCurrency } from './book-rate.ts';

/** What is read of the books at the desk. */
export interface BookView extends BookRange {
  currency: BookCurrency;
  /** All kinds without it. */
  kind?: CountedKind | undefined;
}

/** As an address has it: `2026-01-01_2026-03-31_EUR`, or `…_EUR_token`. */
export const bookIdOf = ({ from, to, currency, kind }: BookView): string =>
  [from, to, currency, ...(kind ? [kind] : [])].join('_');

/** The opposite; undefined for what is none. */
export function parseBookId(id: string): BookView | undefined {
  const [from = '', to = '', code, name, ...rest] = id.split('_');
  const currency = bookCurrencies.find((each) => each === code);
  const kind = countedKinds.find((each) => each === name);
  if (!currency || (name !== undefined && !kind) || rest.length > 0) return undefined;
  if (findRangeIssue({ from, to }) !== undefined) return undefined;
  return { from, to, currency, ...(kind && { kind }) };
}
