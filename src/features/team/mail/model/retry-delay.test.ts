import { expect, test } from 'vitest';
import { isGivenUp, retryDelayMs, type Deferral } from './retry-delay.ts';

const full: Deferral = { kind: 'put-off', about: 'recipient' };
const blocklisted: Deferral = { kind: 'put-off', about: 'sender' };
const outages: Deferral[] = [
  { kind: 'unreachable', about: 'server' },
  { kind: 'unreachable', about: 'sender' },
];

const secondsAfter = (deferral: Deferral) =>
  [1, 2, 3, 4, 5, 6, 8, 9, 10, 1000].map((attempts) => retryDelayMs(deferral, attempts) / 1000);

test('a mail waits twice as long each time, up to an hour', () => {
  expect(secondsAfter(full)).toEqual([15, 30, 60, 120, 240, 480, 1920, 3600, 3600, 3600]);
});

test('where the sender is refused it waits for longer, up to four hours', () => {
  expect(secondsAfter(blocklisted)).toEqual([
    900, 1800, 3600, 7200, 14400, 14400, 14400, 14400, 14400, 14400,
  ]);
});

test.each(outages)('retries every five minutes during an outage of the server (%j)', (outage) => {
  expect(secondsAfter(outage)).toEqual([15, 30, 60, 120, 240, 300, 300, 300, 300, 300]);
  expect(isGivenUp(outage, 100_000)).toBe(false);
});

test.each([full, blocklisted])('gives up after about four days (%j)', (deferral) => {
  let restMs = 0;
  for (let attempts = 1; !isGivenUp(deferral, attempts); attempts += 1)
    restMs += retryDelayMs(deferral, attempts);
  const days = restMs / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(3.5);
  expect(days).toBeLessThan(4.5);
});
