import { findCard, type OfferedCard } from '#features/site/products/model/offered-products.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<OfferedCard> = {
  query: [],
  cache: 'stored',
  load({ services }) {
    // A brand without the product has no such page.
    const data = findCard(services.brand);
    return Promise.resolve(data ? { kind: 'page', data } : { kind: 'not-found' });
  },
};
