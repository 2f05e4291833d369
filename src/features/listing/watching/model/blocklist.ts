import * as v from 'valibot';
import { editDistance } from '#lib/edit-distance.ts';
import { readListEntry, type LeftOutReason } from './blocklist-entry.ts';
import { indexPlaces, readPlace, type LeftOut } from './place-index.ts';
import type { ReadAddress } from './web-place.ts';

const entriesMax = 2_000_000;

/** Entries are read one by one: what one of them names, or why it is left out, is never a reason to refuse the others. */
const entries = v.custom<unknown[]>(
  (given) => Array.isArray(given) && given.length <= entriesMax,
  'is no list of entries',
);

/**
 * A blocklist as eth-phishing-detect publishes it (MetaMask's configuration and "stalelist"): `blacklist` or `blocklist`,
 * `whitelist` or `allowlist`, `fuzzylist` and `tolerance`.
 */
export const blocklistSchema = v.pipe(
  v.object({
    version: v.optional(v.union([v.number(), v.string()]), 0),
    tolerance: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
    fuzzylist: v.optional(entries, []),
    whitelist: v.optional(entries, []),
    allowlist: v.optional(entries, []),
    blacklist: v.optional(entries, []),
    blocklist: v.optional(entries, []),
  }),
  v.check(
    ({ blacklist, blocklist }) =>
      [blacklist, blocklist].some((list) => list.some((entry) => readListEntry(entry).kind !== 'left-out')),
    'names no domain, page or content',
  ),
);

/**
 * The text of a list: the configuration of eth-phishing-detect, a JSON list of entries, or one entry in each line with comments.
 * @throws Error when it is none of them
 */
export function readBlocklistText(given: string): v.InferOutput<typeof blocklistSchema> {
  const text = given.replace(/^\ufeff/, '').trim();
  if (text.startsWith('{')) return v.parse(blocklistSchema, JSON.parse(text));
  const isJson = text.startsWith('[');
  const blocklist = isJson ? (JSON.parse(text) as unknown) : text.split(/\r\n|\r|\n/);
  const parsed = v.parse(blocklistSchema, { blocklist });
  // An error page has lines too, and one of them may happen to be a host.
  const first = parsed.blocklist.slice(0, 1_000);
  const unreadable = first.filter((line) => {
    const entry = readListEntry(line);
    return entry.kind === 'left-out' && entry.reason === 'no web address';
  });
  if (!isJson && unreadable.length * 2 > first.length) throw new Error('is no list of domains');
  return parsed;
}

/** A host that the list names. */
export interface BlocklistHit {
  /** `named`: the host or a domain above it is on the list. `similar`: it resembles one that the list protects. */
  kind: 'named' | 'similar';
  entry: string;
}

export interface Blocklist {
  /** Entries that name something. */
  size: number;
  /** Entries that name nothing, or the hosts of many. */
  leftOut: LeftOut;
  /** The entry that names this host or address, or a domain above it, where none of them is allowed. A page is named only by its address. */
  findNamed(address: string): string | undefined;
  /** By the rules of eth-phishing-detect: the allowed ones first, then the named ones, then the similar ones. */
  find(address: string): BlocklistHit | undefined;
}

/** Without the last part and `www`, as eth-phishing-detect compares. */
function fuzzyForm(domain: string): string {
  return domain
    .split('.')
    .slice(0, -1)
    .join('.')
    .replace(/^www\./, '');
}

/** Reasons of the allowlist and of the blocklist together. */
function joinLeftOut(parts: readonly LeftOut[]): LeftOut {
  const joined: LeftOut = {};
  for (const [reason, { count, example }] of parts.flatMap((part) => Object.entries(part)))
    joined[reason as LeftOutReason] = {
      count: count + (joined[reason as LeftOutReason]?.count ?? 0),
      example: joined[reason as LeftOutReason]?.example ?? example,
    };
  return joined;
}

/** The hosts that look-alikes are compared with; only a whole host has look-alikes. */
function listGuarded(list: readonly unknown[]): string[] {
  return list.flatMap((given) => {
    const entry = readListEntry(given);
    return entry.kind === 'host' ? [entry.host] : [];
  });
}

/** Makes a blocklist in steps of a few milliseconds, so that a caller can do other work between them. */
export function* createBlocklistInSteps(
  config: v.InferOutput<typeof blocklistSchema>,
): Generator<void, Blocklist> {
  const allowed = yield* indexPlaces([...config.whitelist, ...config.allowlist]);
  const named = yield* indexPlaces([...config.blacklist, ...config.blocklist]);
  const fuzzy = yield* indexPlaces(config.fuzzylist);
  const guarded = config.tolerance === 0 ? [] : listGuarded(config.fuzzylist);
  const isAllowed = (address: ReadAddress) =>
    allowed.findPlace(address) !== undefined || allowed.findHost(address) !== undefined;
  // A host that is allowed, such as that of a gateway, does not allow each page and content on it.
  const findNamed = (address: ReadAddress) =>
    (allowed.findPlace(address) === undefined ? named.findPlace(address) : undefined) ??
    (isAllowed(address) ? undefined : named.findHost(address));
  return {
    size: named.size,
    leftOut: joinLeftOut([named.leftOut, allowed.leftOut, fuzzy.leftOut]),
    findNamed(text) {
      const address = readPlace(text);
      return address && findNamed(address);
    },
    find(text) {
      const address = readPlace(text);
      const entry = address && findNamed(address);
      if (entry !== undefined) return { kind: 'named', entry };
      if (!address || isAllowed(address)) return undefined;
      const form = fuzzyForm(address.host);
      const similar = guarded.find(
        (domain) => editDistance(form, fuzzyForm(domain), config.tolerance) <= config.tolerance,
      );
      return similar === undefined ? undefined : { kind: 'similar', entry: similar };
    },
  };
}

export function createBlocklist(config: v.InferOutput<typeof blocklistSchema>): Blocklist {
  const steps = createBlocklistInSteps(config);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Whether an entry is left out that was meant to name something: comments and empty lines are not. */
export const losesEntries = (leftOut: LeftOut): boolean =>
  Object.keys(leftOut).some((reason) => reason !== 'empty' && reason !== 'comment');

/** `3 × public suffix (such as "vercel.app"), 1 × comment (…)`; empty where every entry is used. */
export function describeLeftOut(leftOut: LeftOut): string {
  return Object.entries(leftOut)
    .map(([reason, { count, example }]) => `${count} × ${reason}${example && ` (such as "${example}")`}`)
    .join(', ');
}

/** Before a list has been read, and where none is configured. */
export const emptyBlocklist: Blocklist = {
  size: 0,
  leftOut: {},
  findNamed: () => undefined,
  find: () => undefined,
};
