import type { Locale } from '#i18n/locales.ts';
import type { DappSort } from './dapp-sort.ts';
import type { Dapp } from './dapp.ts';

/**
 * A slice of a list: `count` entries starting at `start`. Lists have a total order, so that pages neither
 * overlap nor leave gaps.
 */
export interface Page {
  start: number;
  count: number;
}

/** Filter of a DApp list; undefined members do not filter. */
export interface DappFilter extends Page {
  locale: Locale;
  /** A category's `hid`; `hotCategoryId` selects hot DApps, 0 all. */
  category_id?: number | undefined;
  /** Namespace of a chain, `ethereum` for example. */
  ns?: string | undefined;
  /** Chain within `ns`, which defaults to `ethereum`. */
  chain_id?: string | undefined;
  chain_hid?: number | undefined;
  /** Search words; matches come in order of relevance. */
  key?: string | undefined;
  /** Defaults to `hot`. */
  sort?: DappSort | undefined;
  /** 0 is listed. Nothing else is public, so any other status finds nothing. */
  status?: number | undefined;
}

export interface DappList {
  dapps: Dapp[];
  /** Total number of matches. */
  total: number;
}

/** The parameters of the store page's address. */
export interface StoreFilter {
  /** A category's `hid`; 0 means all. */
  category_id: number;
  /** Chain filter, or null. */
  chain_hid: number | null;
  /** Search words, or empty. */
  key: string;
  sort: DappSort;
  /** How many entries are shown, from the first one: 40, 80, … */
  shown: number;
}
