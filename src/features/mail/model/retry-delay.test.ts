import { expect, test } from 'vitest';
import { mostPutOffs, retryDelayMs } from './retry-delay.ts';

const secondsAfter = (kind: 'put-off' | 'unreachable') =>
  [1, 2, 3, 4, 5, 6, 8, 9, 10, 1000].map((attempts) => retryDelayMs(kind, attempts) / 1000);

test('a mail waits twice as long each time, up to an hour', () => {
  expect(secondsAfter('put-off')).toEqual([15, 30, 60, 120, 240, 480, 1920, 3600, 3600, 3600]);
});

test('retries every five minutes during an outage of the server', () => {
  expect(secondsAfter('unreachable')).toEqual([15, 30, 60, 120, 240, 300, 300, 300, 300, 300]);
});

test('retries a mailbox that keeps deferring for about four days', () => {
  const restsMs = Array.from({ length: mostPutOffs }, (_, index) => retryDelayMs('put-off', index + 1));
  const days = restsMs.reduce((sum, restMs) => sum + restMs) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(3.5);
  expect(days).toBeLessThan(4.5);
});
