import type { Locale } from '#i18n/locales.ts';
import type { DappSort } from './dapp-sort.ts';
import type { Dapp } from './dapp.ts';

/** Part of a list: `count` entries from `start` on. Lists have a total order, so that pages neither overlap nor leave gaps. */
export interface Page {
  start: number;
  count: number;
}

/** Which DApps a list is about; what is undefined does not narrow it. */
export interface DappFilter extends Page {
  locale: Locale;
  /** A category's `hid`; `hotCategoryId` means what is hot, 0 means all. */
  category_id?: number | undefined;
  /** Namespace of a chain, `ethereum` for example. */
  ns?: string | undefined;
  /** Chain within `ns`, or within `ethereum` where `ns` is not given. */
  chain_id?: string | undefined;
  chain_hid?: number | undefined;
  /** Search words; matches come in order of relevance. */
  key?: string | undefined;
  /** `hot` where it is left out. */
  sort?: DappSort | undefined;
  /** 0 is listed. Nothing else is public, so any other status finds nothing. */
  status?: number | undefined;
}

export interface DappList {
  dapps: Dapp[];
  /** Entries that match in all. */
  total: number;
}

/** What the address of the store page says. */
export interface StoreFilter {
  /** A category's `hid`; 0 means all. */
  category_id: number;
  /** Chain to which the list is narrowed, or null. */
  chain_hid: number | null;
  /** Search words, or empty. */
  key: string;
  sort: DappSort;
  /** How many entries are shown from the first one: 40, 80, … */
  shown: number;
}
