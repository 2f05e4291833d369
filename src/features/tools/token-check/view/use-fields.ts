import { useState, useSyncExternalStore } from 'react';
import type { ReadNetwork } from '#features/tools/approvals/model/read-network.ts';

export interface Fields {
  /** Key of a network. */
  network: string;
  address: string;
  /** Empty where the exchanges are asked. */
  pair: string;
}

const keep = () => () => {};
const readSearch = () => location.search;
const noSearch = () => '';

/**
 * What is in the form: what was typed, else what a link to the page names (`?network=bsc&address=0x…`). Only the browser knows that: the page is the
 * same for every address. Nothing is checked by a link alone.
 */
export function useFields(networks: readonly ReadNetwork[]) {
  const search = useSyncExternalStore(keep, readSearch, noSearch);
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const query = new URLSearchParams(search);
  const named = networks.find(({ key }) => key === query.get('network')) ?? networks[0];
  const address = query.get('address') ?? '';
  const given: Fields = {
    network: named?.key ?? '',
    address: /^0x[0-9a-fA-F]{40}$/.test(address) ? address : '',
    pair: '',
  };
  return {
    fields: { ...given, ...typed },
    change: (next: Partial<Fields>) => setTyped((now) => ({ ...now, ...next })),
  };
}
