import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** One customer of a network has at least a /64 of IPv6 (RFC 6177), so it is one address to any limit. */
const ipv6PrefixBits = 64;

/** An address as limits count it: IPv4 whole, whatever way it is written; IPv6 by its /64. Undefined for anything else. */
function normalize(text: string): string | undefined {
  // Some proxies add the port, and brackets with it.
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [withoutZone = ''] = bare.split('%');
  if (isIP(withoutZone) === 0) return undefined;
  const address = ipaddr.process(withoutZone);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${ipv6PrefixBits}`);
  return `${network.toString()}/${ipv6PrefixBits}`;
}

/**
 * The visitor's address, for limits. Each trusted proxy appends the address of its client to X-Forwarded-For;
 * anything further left is the visitor's own text and proves nothing. Where a proxy's entry is missing or no address, the
 * connection's own address counts, so that nonsense never makes a limit of its own.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = normalize(request.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return normalize(forwarded.at(-trustedProxies) ?? '') ?? direct;
}

/** This machine: its own checks, and whatever proxy or person works on it. */
export const isLoopbackAddress = (address: string): boolean =>
  address.startsWith('127.') || address === `::/${ipv6PrefixBits}`;
