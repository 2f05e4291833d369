import type { DappEntry, NftEntry, ShownItem, TokenEntry } from './catalogue-records.ts';
import type { Snapshot } from './snapshot.ts';
import { tokenKey } from './snapshot.ts';

type Listed = DappEntry | TokenEntry | NftEntry;

const others = <Entry extends Listed>(entries: readonly Entry[], { row }: Entry) =>
  entries.filter((each) => each.row.hid !== row.hid);

const withEntry = <Entry extends Listed>(entries: ReadonlyMap<number, Entry>, entry: Entry) =>
  new Map(entries).set(entry.row.hid, entry);

/** The groups of an entry, by category or network, with the entry as it is drawn. */
function regroup(
  groups: ReadonlyMap<number, DappEntry[]>,
  { entry, keys }: { entry: DappEntry; keys: readonly number[] },
): Map<number, DappEntry[]> {
  return new Map([
    ...groups,
    ...keys.map((key): [number, DappEntry[]] => [key, [...others(groups.get(key) ?? [], entry), entry]]),
  ]);
}

function layDapp(snapshot: Snapshot, entry: DappEntry): Snapshot {
  const { search } = snapshot;
  const chains = entry.chains.map(({ hid }) => hid);
  return {
    ...snapshot,
    entries: [entry, ...others(snapshot.entries, entry)],
    entryByHid: withEntry(snapshot.entryByHid, entry),
    entriesByCategory: regroup(snapshot.entriesByCategory, { entry, keys: entry.categoryHids }),
    entriesByChain: regroup(snapshot.entriesByChain, { entry, keys: chains }),
    search: {
      ...search,
      findDapps: (query, entries) => [entry, ...others(search.findDapps(query, entries), entry)],
      findsPartOf: () => false,
      namesAsset: () => false,
    },
  };
}

/** The catalogue with one item as it would be listed: every search finds it first. */
export function layItem(snapshot: Snapshot, item: ShownItem): Snapshot {
  const { search } = snapshot;
  switch (item.kind) {
    case 'dapp':
      return layDapp(snapshot, item.entry);
    case 'token': {
      const { entry } = item;
      const key = tokenKey(entry.row.chain_hid, entry.row.address);
      return {
        ...snapshot,
        tokenByHid: withEntry(snapshot.tokenByHid, entry),
        tokenByKey: new Map(snapshot.tokenByKey).set(key, entry),
        search: {
          ...search,
          findTokens: (query, tokens) => [entry, ...others(search.findTokens(query, tokens), entry)],
        },
      };
    }
    case 'nft': {
      const { entry } = item;
      return {
        ...snapshot,
        nftByHid: withEntry(snapshot.nftByHid, entry),
        search: {
          ...search,
          findNfts: (query, nfts) => [entry, ...others(search.findNfts(query, nfts), entry)],
        },
      };
    }
  }
}
