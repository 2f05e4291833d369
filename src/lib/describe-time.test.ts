import { expect, it } from 'vitest';
import { describeTime } from './describe-time.ts';

it('formats a point in time with its zone', () => {
  expect(describeTime('2026-03-02T12:00:00.000Z')).toBe('2 Mar 2026, 12:00 UTC');
});
