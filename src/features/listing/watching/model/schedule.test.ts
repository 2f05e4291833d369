import { expect, it } from 'vitest';
import { nextLookDelayMs } from './schedule.ts';

const hourMs = 60 * 60_000;
const plan = (failures: number, random = 0.5) =>
  nextLookDelayMs({ failures, everyMs: 6 * hourMs, random }) / hourMs;

it('spreads the looks around the pause between them', () => {
  expect([plan(0, 0), plan(0), plan(0, 0.999_999)].map((hours) => hours.toFixed(2))).toEqual([
    '4.80',
    '6.00',
    '7.20',
  ]);
});

it('looks again soon after a failure, and less and less often', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => plan(failures))).toEqual([0.25, 1, 6, 18, 24, 24, 24]);
});
