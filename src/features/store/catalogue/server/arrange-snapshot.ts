import type { Chain } from '#features/core/chains/model/chain.ts';
import type { CategoryEntry } from './catalogue-records.ts';
import type { Snapshot } from './snapshot.ts';

/** What a person at the desk is about to change; what is absent stays. */
export interface Arrangement {
  /** The hot DApps in their order; those that are not listed are left out. */
  hot?: readonly number[];
  /** All categories in their order. */
  categories?: readonly CategoryEntry[];
  /** In the place of the chain with its `hid`. */
  chain?: Chain;
}

/** The catalogue as it will be: for previews, which show a page and are not searched. */
export function arrangeSnapshot(snapshot: Snapshot, { hot, categories, chain }: Arrangement): Snapshot {
  const arranged = { ...snapshot };
  if (hot)
    arranged.hot = hot.flatMap((hid, index) => {
      const entry = snapshot.entryByHid.get(hid);
      return entry ? [{ ...entry, row: { ...entry.row, hot: hot.length - index } }] : [];
    });
  if (categories) {
    arranged.categories = [...categories];
    arranged.categoryByHid = new Map(categories.map((category) => [category.hid, category]));
  }
  if (chain) {
    arranged.chains = snapshot.chains.map((each) => (each.hid === chain.hid ? chain : each));
    arranged.chainByHid = new Map(arranged.chains.map((each) => [each.hid, each]));
  }
  return arranged;
}
