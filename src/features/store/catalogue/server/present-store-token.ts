import type { StoreToken } from '../model/store-page.ts';
import type { TokenEntry } from './catalogue-records.ts';
import type { Snapshot } from './snapshot.ts';

/** A token in a list of a page. */
export function presentStoreToken(
  { row, check }: TokenEntry,
  { chainByHid }: Pick<Snapshot, 'chainByHid'>,
): StoreToken {
  const { hid, symbol, name, icon_url, address, chain_hid: blockchain_id } = row;
  const network = chainByHid.get(blockchain_id)?.network;
  return {
    ...{ hid, symbol, name, icon_url, address, blockchain_id },
    check: check && network ? { outcome: check.outcome, time: check.time, network } : null,
  };
}
