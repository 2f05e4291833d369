import { expect, it } from 'vitest';
import { bookIdOf, parseBookId } from './book-id.ts';

const range = { from: '2026-01-01', to: '2026-03-31' };

it.each([
  [{ ...range, currency: 'EUR' }, '2026-01-01_2026-03-31_EUR'],
  [{ ...range, currency: 'JPY', kind: 'token' }, '2026-01-01_2026-03-31_JPY_token'],
] as const)('writes %j as %s, and reads it', (view, id) => {
  expect(bookIdOf(view)).toBe(id);
  expect(parseBookId(id)).toEqual(view);
});

it.each([
  '',
  '1',
  '2026-01-01_2026-03-31',
  '2026-01-01_2026-03-31_XXX',
  '2026-01-01_2026-03-31_EUR_ambassador',
  '2026-01-01_2026-03-31_EUR_token_more',
  '2026-03-31_2026-01-01_EUR',
  '2026-02-30_2026-03-31_EUR',
  '2026-01-01_2036-01-01_EUR',
])('reads nothing from %j', (id) => {
  expect(parseBookId(id)).toBeUndefined();
});
