import { plainSigns } from '#lib/plain-signs.ts';
import type { LinkCode } from './payment-code.ts';

/** Longer than any explorer's transaction address. */
export const paymentLinkMax = 1000;

export type ParsedPaymentLink =
  | { ok: true; txHash: string; link: string }
  | { ok: false; code: Exclude<LinkCode, 'other-network' | 'used-already' | 'denied-by-desk'> };

/** 64 hex digits that are not part of a longer run of letters or digits. */
const hashPattern = /(?:^|[^0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])/gi;

/**
 * Reads the transaction's hash from a pasted text: an explorer page on any host, or the bare hash with or
 * without `0x`. The path (and fragment, for explorers that route there) comes first, because queries contain
 * other hashes as well. The same hash twice counts once.
 */
export function parsePaymentLink(input: string): ParsedPaymentLink {
  const link = input.trim();
  if (link === '') return { ok: false, code: 'link-empty' };
  if (link.length > paymentLinkMax) return { ok: false, code: 'link-too-long' };
  const text = plainSigns(link);
  const inPath = findHashes(withoutQuery(text));
  const [txHash, ...others] = inPath.size > 0 ? inPath : findHashes(text);
  if (txHash === undefined) return { ok: false, code: 'link-no-hash' };
  if (others.length > 0) return { ok: false, code: 'link-many-hashes' };
  return { ok: true, txHash, link };
}

function findHashes(text: string): Set<string> {
  return new Set([...text.matchAll(hashPattern)].map((match) => `0x${match[1]!.toLowerCase()}`));
}

/** Path and fragment, each up to its question mark. */
function withoutQuery(link: string): string {
  return link
    .split('#')
    .map((part) => part.split('?', 1)[0])
    .join(' ');
}
