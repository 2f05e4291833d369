import type { PromotionCard } from '#features/core/news/model/promotion-card.ts';
import type { StorePageData } from '../../model/store-page.ts';

/** The store page's content: the list of its filter, or the favorites, which only the device knows. */
export interface StoreData extends StorePageData {
  view: 'list' | 'favorites';
  banners: PromotionCard[];
  /** The words that were searched for held a recovery phrase or a private key. */
  isSecret: boolean;
}
