import * as v from 'valibot';
import { editDistance } from '#lib/edit-distance.ts';

const entriesMax = 2_000_000;
const domainMaxCharacters = 400;

/** One check for the whole list: it has hundreds of thousands of entries. */
const domains = v.custom<string[]>(
  (given) =>
    Array.isArray(given) &&
    given.length <= entriesMax &&
    given.every((domain) => typeof domain === 'string' && domain.length <= domainMaxCharacters),
  'is no list of domains',
);

/**
 * A blocklist as eth-phishing-detect publishes it (MetaMask's configuration and "stalelist"): `blacklist` or `blocklist`,
 * `whitelist` or `allowlist`, `fuzzylist` and `tolerance`.
 */
export const blocklistSchema = v.pipe(
  v.object({
    version: v.optional(v.number(), 0),
    tolerance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
    fuzzylist: v.optional(domains, []),
    whitelist: v.optional(domains, []),
    allowlist: v.optional(domains, []),
    blacklist: v.optional(domains, []),
    blocklist: v.optional(domains, []),
  }),
  v.check(({ blacklist, blocklist }) => blacklist.length + blocklist.length > 0, 'names no domain'),
);

/** A host that the list names. */
export interface BlocklistHit {
  /** `named`: the host or a domain above it is on the list. `similar`: it resembles one that the list protects. */
  kind: 'named' | 'similar';
  entry: string;
}

export interface Blocklist {
  /** Entries that name a host. */
  size: number;
  /** The entry that names this host, or a domain above it, where none of them is allowed. */
  findNamed(host: string): string | undefined;
  /** By the rules of eth-phishing-detect: the allowed ones first, then the named ones, then the similar ones. */
  find(host: string): BlocklistHit | undefined;
}

/** The host and every domain above it that is no public suffix of one part. */
function* domainsAbove(host: string): Generator<string> {
  const parts = host.split('.');
  for (let at = 0; at < parts.length - 1; at += 1) yield parts.slice(at).join('.');
}

/** Without the last part and `www`, as eth-phishing-detect compares. */
function fuzzyForm(domain: string): string {
  return domain
    .split('.')
    .slice(0, -1)
    .join('.')
    .replace(/^www\./, '');
}

const tidy = (domain: string) => domain.toLowerCase().replace(/\.$/, '');

export function createBlocklist(config: v.InferOutput<typeof blocklistSchema>): Blocklist {
  const allowed = new Set([...config.whitelist, ...config.allowlist].map(tidy));
  const named = new Set([...config.blacklist, ...config.blocklist].map(tidy));
  const guarded = config.tolerance === 0 ? [] : config.fuzzylist.map(tidy);
  const isAllowed = (above: readonly string[]) => above.some((domain) => allowed.has(domain));
  const findNamed = (host: string): string | undefined => {
    const above = [...domainsAbove(tidy(host))];
    return isAllowed(above) ? undefined : above.find((domain) => named.has(domain));
  };
  return {
    size: named.size,
    findNamed,
    find(host) {
      const entry = findNamed(host);
      if (entry !== undefined) return { kind: 'named', entry };
      if (isAllowed([...domainsAbove(tidy(host))])) return undefined;
      const form = fuzzyForm(tidy(host));
      const similar = guarded.find((domain) => {
        const distance = editDistance(form, fuzzyForm(domain), config.tolerance);
        return distance <= config.tolerance;
      });
      return similar === undefined ? undefined : { kind: 'similar', entry: similar };
    },
  };
}

/** Before a list has been read, and where none is configured. */
export const emptyBlocklist: Blocklist = {
  size: 0,
  findNamed: () => undefined,
  find: () => undefined,
};
