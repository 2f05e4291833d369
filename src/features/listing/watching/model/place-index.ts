import { readListEntry, type LeftOutReason } from './blocklist-entry.ts';
import { isWithin, readAddress, writePlace, type ReadAddress, type WebPlace } from './web-place.ts';

/** Entries that were not used, by reason. */
export type LeftOut = Partial<Record<LeftOutReason, { count: number; example: string }>>;

/** What the entries of a list name, for a search without going through them. */
export interface PlaceIndex {
  /** Entries that name something. */
  size: number;
  leftOut: LeftOut;
  /** The entry that names its host, or a domain above it. */
  findHost(address: ReadAddress): string | undefined;
  /** The entry that names its page, or what it shows of IPFS. */
  findPlace(address: ReadAddress): string | undefined;
}

/** The host and every domain above it that is no public suffix of one part; of a number nothing but itself. */
function* domainsAbove(host: string): Generator<string> {
  if (/^[\d.]+$|^\[/.test(host)) {
    yield host;
    return;
  }
  const parts = host.split('.');
  for (let at = 0; at < parts.length - 1; at += 1) yield parts.slice(at).join('.');
}

function note(leftOut: LeftOut, reason: LeftOutReason, given: unknown): void {
  const example = (typeof given === 'string' ? given : (JSON.stringify(given) ?? '')).slice(0, 60);
  const { count } = (leftOut[reason] ??= { count: 0, example });
  leftOut[reason].count = count + 1;
}

function addPage(pages: Map<string, WebPlace[]>, page: WebPlace): void {
  const others = pages.get(page.root);
  if (others) others.push(page);
  else pages.set(page.root, [page]);
}

/** Entries that are read without a pause: a few milliseconds. */
const stepEntries = 2_000;

/**
 * Reads the entries of a list, with a pause for other work now and then: there are hundreds of thousands of them.
 * @param entries as the list has them; what names nothing is left out and counted
 */
export function* indexPlaces(entries: readonly unknown[]): Generator<void, PlaceIndex> {
  const [hosts, below] = [new Set<string>(), new Set<string>()];
  const pages = new Map<string, WebPlace[]>();
  const findPage = (place: WebPlace) => pages.get(place.root)?.find((named) => isWithin(place, named));
  const leftOut: LeftOut = {};
  for (const [at, given] of entries.entries()) {
    if (at % stepEntries === stepEntries - 1) yield;
    const entry = readListEntry(given);
    if (entry.kind === 'host') hosts.add(entry.host);
    else if (entry.kind === 'below') below.add(entry.host);
    else if (entry.kind === 'left-out') note(leftOut, entry.reason, given);
    else addPage(pages, entry.place);
  }
  return {
    size: hosts.size + below.size + [...pages.values()].flat().length,
    leftOut,
    findHost({ host }) {
      for (const domain of domainsAbove(host)) {
        if (hosts.has(domain)) return domain;
        if (domain !== host && below.has(domain)) return `*.${domain}`;
      }
      return undefined;
    },
    findPlace({ page, contents }) {
      const named = [...(page ? [page] : []), ...contents].map(findPage).find(Boolean);
      return named && writePlace(named);
    },
  };
}

/** A host or an address, as a look has it; undefined for what names no place. */
export const readPlace = (text: string): ReadAddress | undefined =>
  readAddress(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
