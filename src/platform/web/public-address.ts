import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** A name or literal address that leads into a private, local or reserved network. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/**
 * True for addresses of the public internet only. Loopback, private, link-local (cloud metadata),
 * carrier-grade NAT, multicast, documentation and reserved ranges are not, and neither are IPv6 forms that
 * contain an IPv4 address (mapped ones are judged by it).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Every address of a name. */
export type ResolveName = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveByDns: ResolveName = (host) => lookup(host, { all: true });

/**
 * Every address of a host, each of them public.
 * @param host name, or a literal address with or without brackets
 * @throws ForbiddenAddressError when one of them is not public: mixing both is an attack
 */
export async function resolvePublic(
  host: string,
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolveName: ResolveName = resolveByDns,
): Promise<ResolvedAddress[]> {
  const addresses = await resolveName(host.replace(/^\[|\]$/g, ''));
  if (!addresses.every(({ address }) => isAllowed(address))) throw new ForbiddenAddressError(host);
  return addresses.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}
