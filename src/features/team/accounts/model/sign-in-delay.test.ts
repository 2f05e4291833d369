import { expect, it } from 'vitest';
import { forgetFailuresMs, signInDelaySeconds } from './sign-in-delay.ts';

it.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [9, 480],
  [10, 900],
  [5000, 900],
])('after %i failures in a row an account waits %i s', (failures, seconds) => {
  expect(signInDelaySeconds(failures)).toBe(seconds);
});

it('a day without a failure lets an account start anew', () => {
  expect(forgetFailuresMs).toBe(86_400_000);
});
