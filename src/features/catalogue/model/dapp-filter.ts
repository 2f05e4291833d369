import type { Locale } from '#i18n/locales.ts';
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
  category_id: number;
  chain_hid: number | null;
  key: string;
  /** How many entries are shown from the first one. */
  shown: number;
}
