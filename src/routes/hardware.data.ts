import { findHardware, type OfferedHardware } from '#features/site/products/model/offered-products.ts';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<OfferedHardware> = {
  query: [],
  cache: 'stored',
  load({ services }) {
    // A brand without the product has no such page.
    const data = findHardware(services.brand);
    return Promise.resolve(data ? { kind: 'page', data } : { kind: 'not-found' });
  },
};
