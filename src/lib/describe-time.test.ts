import { expect, it } from 'vitest';
import { describeDistance, describeDuration, describeTime } from './describe-time.ts';

const nowMs = Date.parse('2026-03-02T12:00:00.000Z');

it.each([
  ['2026-03-04T12:00:00.000Z', 'in 2 days'],
  ['2026-03-02T09:00:00.000Z', '3 hours ago'],
  ['2026-03-02T12:01:30.000Z', 'in 1 minute'],
  ['2026-03-02T11:59:40.000Z', '0 minutes ago'],
])('formats how far away %s is', (time, words) => {
  expect(describeDistance(time, nowMs)).toBe(words);
});

it('formats a duration and a point in time', () => {
  expect(describeDuration(20 * 3_600_000)).toBe('20 hours');
  expect(describeDuration(3_600_000)).toBe('1 hour');
  expect(describeTime('2026-03-02T12:00:00.000Z')).toBe('2 Mar 2026, 12:00 UTC');
});
