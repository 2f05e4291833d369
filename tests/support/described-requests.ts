import type { Hex } from 'viem';
import type { TokenFacts } from '#features/store/clear-signing/model/descriptor.ts';
import { parseDescriptor } from '#features/store/clear-signing/model/parse-descriptor.ts';
import type { KnownDescriptor } from '#features/tools/request-reading/model/described/describe-request.ts';
import { readRequest } from '#features/tools/request-reading/model/read-request.ts';

/* Requests, and what a site knows about their contracts. */

/** In seconds. */
export const now = 1_800_000_000;
export const person: Hex = `0x${'bb'.repeat(20)}`;
export const token: Hex = `0x${'aa'.repeat(20)}`;

/** @throws Error for a request that cannot be read */
export function read(text: string) {
  const result = readRequest(text, now);
  if ('fault' in result) throw new Error(result.fault.kind);
  return result.reading;
}

/** A transaction on the first chain. @param more members of it */
export const sent = (to: string, data: Hex, more: object = {}) =>
  read(JSON.stringify({ method: 'eth_sendTransaction', params: [{ to, data, chainId: '0x1', ...more }] }));

/** @param tokens that are listed, by address @throws Error for a file that is refused */
export function know(
  contract: string,
  file: object,
  tokens: Record<string, TokenFacts> = {},
): KnownDescriptor {
  const parsed = parseDescriptor(JSON.stringify(file));
  if ('issue' in parsed) throw new Error(`${parsed.issue.kind} at ${parsed.issue.at}`);
  return {
    contract: contract as Hex,
    descriptor: parsed.descriptor,
    tokens: new Map(Object.entries(tokens)),
  };
}
