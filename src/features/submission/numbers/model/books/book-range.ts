import * as v from 'valibot';
import { countedKinds, type CountedKind } from '../numbers.ts';
import { bookCurrencies } from './book-rate.ts';
import { isDay } from './is-day.ts';

/**
 * What can be booked: accepted payments, proven refunds of what submissions paid, and transfers that pay for no submission with what was
 * given back of them.
 */
export const bookParts = ['donations', 'refunds', 'transfers'] as const;
export type BookPart = (typeof bookParts)[number];

/** A transfer that pays for no submission has no kind, so the books of one kind have none. */
export const partsWith = (kind: CountedKind | undefined): BookPart[] =>
  bookParts.filter((part) => kind === undefined || part !== 'transfers');

/** Days are UTC, YYYY-MM-DD; both belong to the range. */
export interface BookRange {
  from: string;
  to: string;
}

const mostYears = 10;

/** What is wrong with a range, in a sentence; undefined where nothing is. */
export function findRangeIssue({ from, to }: BookRange): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Choose two days that exist.';
  if (to < from) return 'The last day is before the first day. Swap them.';
  const firstTooLate = `${Number(from.slice(0, 4)) + mostYears}${from.slice(4)}`;
  return to < firstTooLate ? undefined : 'Choose a period of at most ten years.';
}

/**
 * What an export holds: all kinds and all parts without them. A transfer that pays for no submission has no kind. Without a currency nothing
 * says what an entry was worth.
 */
export const bookRequestSchema = v.pipe(
  v.strictObject({
    from: v.string(),
    to: v.string(),
    kind: v.optional(v.picklist(countedKinds)),
    currency: v.optional(v.picklist(bookCurrencies)),
    parts: v.optional(v.pipe(v.array(v.picklist(bookParts)), v.minLength(1), v.maxLength(bookParts.length))),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? findRangeIssue(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
  v.check(
    ({ kind, parts }) => kind === undefined || !parts || parts.some((part) => part !== 'transfers'),
    'Transfers without a submission have no kind.',
  ),
);
export type BookRequest = v.InferOutput<typeof bookRequestSchema>;

/** Whether a time is on one of the days. @param time RFC 3339 UTC */
export function isWithin({ from, to }: BookRange, time: string): boolean {
  const day = time.slice(0, 10);
  return from <= day && day <= to;
}
