import type { TransientCode } from './payment-code.ts';

/** A transaction missing from the chain for this long is refused; pasting it again starts over. */
export const notFoundAfterMs = 30 * 60_000;

/** For how long an accepted payment is looked at again, and a reversed one is waited for. */
export const watchedAfterAcceptanceMs = 24 * 60 * 60_000;

const firstDelayMs = 2_000;
export const longestDelayMs = 60_000;
/** About one block of the donation chains. */
const confirmationDelayMs = 2_000;

/**
 * The delay until a waiting claim is checked again. Waiting as long as it has already waited doubles each
 * delay: 2 s, 2, 4, 8 … up to 60 s.
 * @param waitedMs since the claim first got its current code
 */
export function retryDelayMs(code: TransientCode, waitedMs: number): number {
  if (code === 'awaiting-confirmations' || code === 'awaiting-finality') return confirmationDelayMs;
  if (code === 'no-endpoint') return longestDelayMs;
  return Math.min(longestDelayMs, Math.max(firstDelayMs, waitedMs));
}
