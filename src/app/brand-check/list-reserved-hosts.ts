/** Domains that are reserved and never registered (RFC 2606, RFC 6761). */
const reservedTops = new Set(['example', 'invalid', 'test', 'localhost']);
const reservedDomains = new Set(['example.com', 'example.net', 'example.org']);

function isReserved(host: string): boolean {
  const labels = host.toLowerCase().split('.').filter(Boolean);
  return reservedTops.has(labels.at(-1) ?? '') || reservedDomains.has(labels.slice(-2).join('.'));
}

/** Everything in a text that could be a host: of a link, of a mail address, or alone. A single word is none. */
const hostsIn = (text: string) => text.split(/[^\p{L}\p{N}.-]/u).filter((part) => part.includes('.'));

export interface ReservedHost {
  /** `links.sdk.0.url` */
  path: string;
  value: string;
}

/** Every text in a configuration, however deep, that names a host reserved for examples. */
export function listReservedHosts(value: unknown, path: readonly string[] = []): ReservedHost[] {
  if (typeof value === 'string')
    return hostsIn(value).some(isReserved) ? [{ path: path.join('.'), value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listReservedHosts(inner, [...path, name]));
}
