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

/** The only part of IPv6 that is assigned to the public internet (RFC 4291 §2.4, IANA's registry of global unicast addresses). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by its number, but answered by the machine's own platform: Azure's agent, name server and metadata. */
const platformAddresses = new Set(['168.63.129.16']);

/** The IPv4 address in an ISATAP interface identifier (RFC 5214 §6.1), whatever prefix is in front of it; undefined for any other address. */
function isatapAddress({ parts }: ipaddr.IPv6): string | undefined {
  const [a = 0, b = 0, high = 0, low = 0] = parts.slice(4);
  if ((a & 0xfd_ff) !== 0 || b !== 0x5e_fe) return undefined;
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]).toString();
}

/**
 * True for addresses of the public internet only. Loopback, private, link-local (cloud metadata),
 * carrier-grade NAT, multicast, documentation and reserved ranges are not, and neither are IPv6 forms that
 * contain an IPv4 address: compatible ones, NAT64, 6to4 and Teredo. Mapped ones, and those of ISATAP, are judged by it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return !platformAddresses.has(parsed.toString());
  const six = parsed as ipaddr.IPv6;
  const inner = isatapAddress(six);
  return six.match(globalUnicast) && (inner === undefined || isPublicAddress(inner));
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
