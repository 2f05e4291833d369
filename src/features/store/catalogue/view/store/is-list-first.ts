import type { StoreFilter } from '../../model/dapp-filter.ts';
import { hotCategoryId } from '../../model/hot-category.ts';
import { everyCategory } from './store-address.ts';

/**
 * Whether a visitor has asked for something in the store: words, a network or a category. The page then begins with the list. It does not
 * where the menu leads, which is what is hot.
 */
export function isListFirst({ key, chain_hid, category_id }: StoreFilter): boolean {
  return key !== '' || chain_hid !== null || (category_id !== everyCategory && category_id !== hotCategoryId);
}
