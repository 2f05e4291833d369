import { hotCategoryId } from '../model/hot-category.ts';
import type { DappFilter, DappList } from '../model/dapp-filter.ts';
import { defaultSort } from '../model/dapp-sort.ts';
import type { DappEntry } from './catalogue-records.ts';
import { presentDapp } from './present-dapp.ts';
import { sortEntries } from './sort-entries.ts';
import type { Snapshot } from './snapshot.ts';

type EntryFilter = Pick<DappFilter, 'category_id' | 'ns' | 'chain_id' | 'chain_hid' | 'key'>;

/** `chain_id` alone refers to EVM chains. */
const defaultNamespace = 'ethereum';

function entriesOfCategory(snapshot: Snapshot, categoryId: number | undefined): readonly DappEntry[] {
  if (!categoryId) return snapshot.entries;
  if (categoryId === hotCategoryId) return snapshot.hot;
  return snapshot.entriesByCategory.get(categoryId) ?? [];
}

/** Matching entries, in list order, or by relevance where there are search words. */
export function filterEntries(snapshot: Snapshot, filter: EntryFilter): readonly DappEntry[] {
  const { category_id, chain_hid, chain_id, key = '' } = filter;
  const ns = filter.ns || (chain_id ? defaultNamespace : undefined);
  const searching = key.trim() !== '';
  let entries = searching
    ? snapshot.search.findDapps(key, snapshot.entryByHid)
    : entriesOfCategory(snapshot, category_id);
  if (searching && category_id) {
    const allowed = new Set(entriesOfCategory(snapshot, category_id));
    entries = entries.filter((entry) => allowed.has(entry));
  }
  if (chain_hid) entries = entries.filter((entry) => entry.chains.some((chain) => chain.hid === chain_hid));
  if (ns) {
    entries = entries.filter((entry) =>
      entry.chains.some((chain) => chain.ns === ns && (!chain_id || chain.chain_id === chain_id)),
    );
  }
  return entries;
}

export function listDapps(snapshot: Snapshot, filter: DappFilter): DappList {
  if (filter.status) return { dapps: [], total: 0 };
  const { sort = defaultSort, locale } = filter;
  const entries = sortEntries(filterEntries(snapshot, filter), { snapshot, sort, locale });
  return {
    dapps: entries
      .slice(filter.start, filter.start + filter.count)
      .map((entry) => presentDapp(entry, locale)),
    total: entries.length,
  };
}
