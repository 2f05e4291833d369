import type { BookRange } from './book-range.ts';

/** Periods of the calendar that are booked, whole ones. */
export const bookPresets = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type BookPreset = (typeof bookPresets)[number];

const months: Record<BookPreset, { length: number; back: number }> = {
  'this-month': { length: 1, back: 0 },
  'last-month': { length: 1, back: 1 },
  'this-quarter': { length: 3, back: 0 },
  'last-quarter': { length: 3, back: 1 },
  'this-year': { length: 12, back: 0 },
  'last-year': { length: 12, back: 1 },
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First and last day of the period, which may not be over yet. @param now its UTC day counts */
export function rangeOf(preset: BookPreset, now: Date): BookRange {
  const { length, back } = months[preset];
  const year = now.getUTCFullYear();
  const first = (Math.floor(now.getUTCMonth() / length) - back) * length;
  return { from: dayOf(Date.UTC(year, first, 1)), to: dayOf(Date.UTC(year, first + length, 0)) };
}
