import type { TransientCode } from './payment-code.ts';

/** A transaction that the chain has not shown for so long is refused; pasting it again starts anew. */
export const notFoundAfterMs = 30 * 60_000;

const firstDelayMs = 2_000;
const longestDelayMs = 60_000;
/** About a block of the chains that donations run on. */
const confirmationDelayMs = 2_000;

/**
 * How long a waiting claim rests. Resting as long as it has waited already doubles each rest: 2 s, 2, 4, 8 … up to 60 s.
 * @param waitedMs since the claim first got this code without another in between
 */
export function retryDelayMs(code: TransientCode, waitedMs: number): number {
  if (code === 'awaiting-confirmations') return confirmationDelayMs;
  if (code === 'no-endpoint') return longestDelayMs;
  return Math.min(longestDelayMs, Math.max(firstDelayMs, waitedMs));
}
