import type { StorePageData } from '../model/store-page.ts';
import type { Snapshot } from './snapshot.ts';

/** Chains of at least one DApp of the store, most used first. */
export function listStoreChains({ chains, entriesByChain }: Snapshot): StorePageData['chains'] {
  const usesOf = (hid: number) => entriesByChain.get(hid)?.length ?? 0;
  return chains
    .filter((chain) => !chain.deprecated && usesOf(chain.hid) > 0)
    .toSorted((a, b) => usesOf(b.hid) - usesOf(a.hid))
    .map(({ hid, title, short, ns, chain_id, icon_url }) => ({ hid, title, short, ns, chain_id, icon_url }));
}
