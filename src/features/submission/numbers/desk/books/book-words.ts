import type { BookPreset } from '../../model/books/book-presets.ts';
import type { BookPart } from '../../model/books/book-range.ts';

export const presetWords: Record<BookPreset, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
};

export const partWords: Record<BookPart, string> = {
  donations: 'Donations',
  refunds: 'Refunds',
  transfers: 'Transfers without a submission, and their refunds',
};
