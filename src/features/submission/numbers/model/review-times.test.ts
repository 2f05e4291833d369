import { expect, it } from 'vitest';
import { listReviewTimes } from './review-times.ts';
import type { Decision } from './summarize-decisions.ts';

const monday = Date.parse('2026-03-02T00:00:00.000Z');
const hourMs = 60 * 60_000;

/** An answer to a token that came to the desk on a Monday. */
const after = (hours: number, isFirst = true): Decision => ({
  kind: 'token',
  entered: new Date(monday).toISOString(),
  at: new Date(monday + hours * hourMs).toISOString(),
  isFirst,
});
const until = new Date('2026-03-31T12:00:00.000Z');
const tokensOf = (decisions: readonly Decision[]) =>
  listReviewTimes(decisions, until).times.find(({ kind }) => kind === 'token');

it('says within how many hours half and nine of ten answers came, rounded up, and how often the promise was kept', () => {
  const decisions = [1, 2, 3, 4, 5.2, 6, 7, 8, 47, 100].map((hours) => after(hours));
  expect(tokensOf(decisions)).toEqual({
    kind: 'token',
    promised_days: 2,
    figures: { answers: 10, half_hours: 6, ninety_hours: 47, kept_share: 0.9 },
  });
});

it('says nothing about fewer than ten answers', () => {
  expect(tokensOf(Array.from({ length: 9 }, () => after(1)))?.figures).toBeNull();
  expect(tokensOf([])?.figures).toBeNull();
});

it('says nothing about the promise where fewer than ten were first answers', () => {
  const decisions = Array.from({ length: 12 }, (_, index) => after(1, index < 9));
  expect(tokensOf(decisions)?.figures).toMatchObject({ answers: 12, kept_share: null });
});
