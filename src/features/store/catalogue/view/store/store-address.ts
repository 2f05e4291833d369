import type { StoreFilter } from '../../model/dapp-filter.ts';
import { defaultSort, isDappSort, type DappSort } from '../../model/dapp-sort.ts';
import { pageStep } from '../../model/store-page.ts';

/** Longest search that is sent or kept; a contract address of any chain is shorter. */
export const maxKeyLength = 100;

/** Represents all categories: the store opens on it, hot DApps first. */
export const everyCategory = 0;

/** What the store's address says (`/dappstore?category_id=…&chain=…&key=…&sort=…&start=…`). */
export interface StoreQuery {
  category_id?: number;
  chain_hid?: number | null;
  key?: string;
  sort?: DappSort;
  /** Entries shown before the requested ones: 40, 80, … */
  start?: number;
}

/** The store's address without the language; defaults are left out, so that one page has one address. */
export function storeAddress({ category_id, chain_hid, key, sort, start }: StoreQuery): string {
  const query = new URLSearchParams();
  if (category_id !== undefined && category_id !== everyCategory)
    query.set('category_id', String(category_id));
  if (chain_hid != null) query.set('chain', String(chain_hid));
  if (key) query.set('key', key.slice(0, maxKeyLength));
  if (sort && sort !== defaultSort) query.set('sort', sort);
  if (start) query.set('start', String(start));
  const text = query.toString();
  return text ? `/dappstore?${text}` : '/dappstore';
}

export const favoritesAddress = '/dappstore?view=favorites';

/** The store that says why nothing was searched: the words held a recovery phrase or a private key. */
export const refusedSearchAddress = '/dappstore?result=secret';

function parseInteger(text: string | null, fallback: number): number | undefined {
  if (text === null || text === '') return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Parses the address; undefined when a number or an order is invalid. A start between two steps is rounded
 * down.
 */
export function parseStoreQuery(query: URLSearchParams): StoreFilter | undefined {
  const key = (query.get('key') ?? '').trim().slice(0, maxKeyLength);
  const category_id = parseInteger(query.get('category_id'), everyCategory);
  const chain = parseInteger(query.get('chain'), 0);
  const start = parseInteger(query.get('start'), 0);
  const sort = query.get('sort') || defaultSort;
  if (category_id === undefined || chain === undefined || start === undefined) return undefined;
  if (!isDappSort(sort)) return undefined;
  const shown = (Math.floor(start / pageStep) + 1) * pageStep;
  return { category_id, chain_hid: chain || null, key, sort, shown };
}

/**
 * What a search keeps of the list that it begins from: the category and the order when these were chosen during a search. Else it is across
 * all categories, best match first.
 */
export function keptBySearch({
  category_id,
  key,
  sort,
}: Pick<StoreFilter, 'category_id' | 'key' | 'sort'>): Pick<StoreFilter, 'category_id' | 'sort'> {
  return key === '' ? { category_id: everyCategory, sort: defaultSort } : { category_id, sort };
}

/** Where a search leads. */
export function searchAddress(filter: Omit<StoreFilter, 'shown'>, key: string): string {
  return storeAddress({ chain_hid: filter.chain_hid, ...keptBySearch(filter), key });
}
