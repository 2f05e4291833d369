import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import { isLinkCode } from '#features/submission/donations/view/payment-words.ts';

/** The code of a refused link, wherever the answer carries it. */
export function linkCodeOf(data: unknown): LinkCode | undefined {
  const code = typeof data === 'object' && data !== null ? (data as { code?: unknown }).code : undefined;
  return isLinkCode(code) ? code : undefined;
}
