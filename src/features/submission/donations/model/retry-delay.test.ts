import { describe, expect, it } from 'vitest';
import { transientCodes } from './payment-code.ts';
import { notFoundAfterMs, retryDelayMs, watchedAfterAcceptanceMs } from './retry-delay.ts';

describe('retryDelayMs', () => {
  it.each([
    ['not-found-yet', 0, 2_000],
    ['not-found-yet', 4_000, 4_000],
    ['not-found-yet', 45_000, 45_000],
    ['endpoint-down', 0, 2_000],
    ['endpoint-down', 86_400_000, 60_000],
    ['awaiting-confirmations', 86_400_000, 2_000],
    ['no-endpoint', 0, 60_000],
  ] as const)('%s after %s ms waits %s ms', (code, waitedMs, delayMs) => {
    expect(retryDelayMs(code, waitedMs)).toBe(delayMs);
  });

  it('never waits less than a second or more than a minute, even when the clock was set back', () => {
    for (const code of transientCodes) {
      for (const waitedMs of [-1e9, 0, 1, 1e4, 1e12]) {
        expect(retryDelayMs(code, waitedMs)).toBeGreaterThanOrEqual(1_000);
        expect(retryDelayMs(code, waitedMs)).toBeLessThanOrEqual(60_000);
      }
    }
  });

  it('waits half an hour for a transaction that is not on the chain', () => {
    expect(notFoundAfterMs).toBe(1_800_000);
  });

  it('looks at an accepted payment again for a day', () => {
    expect(watchedAfterAcceptanceMs).toBe(86_400_000);
  });
});
