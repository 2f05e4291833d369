import type { PromotionCard } from '#features/news/model/promotion-card.ts';
import type { StorePageData } from '../../model/store-page.ts';

/** What the store page shows: the list of its filter, or the favorites that only the device knows. */
export interface StoreData extends StorePageData {
  view: 'list' | 'favorites';
  banners: PromotionCard[];
}
