import { expect, it } from 'vitest';
import { reservedAfterMs } from './quote.ts';

it('an amount stays reserved for 30 days, and ten minutes more than is said', () => {
  expect(reservedAfterMs).toBe((30 * 24 * 60 + 10) * 60_000);
});
