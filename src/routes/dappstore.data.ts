import { everyCategory, parseStoreQuery } from '#features/store/catalogue/view/store/store-address.ts';
import type { StoreData } from '#features/store/catalogue/view/store/store-data.ts';
import { loadPromotions } from './load-promotions.ts';
import type { PageLoader } from './loader.ts';
import { isRefusedSearch, refuseSecretSearch } from './refuse-secret-search.ts';

export const loader: PageLoader<StoreData> = {
  query: ['category_id', 'chain', 'key', 'sort', 'start', 'view', 'result'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const refusal = refuseSecretSearch(query, `/${locale}/dappstore`);
    if (refusal) return refusal;
    const filter = parseStoreQuery(query);
    if (!filter) return { kind: 'not-found' };
    const [page, banners] = await Promise.all([
      services.shown.catalogue.storePage(filter, locale),
      loadPromotions({ services, locale }, 'banner'),
    ]);
    const isCategory =
      filter.category_id === everyCategory || page.categories.some(({ hid }) => hid === filter.category_id);
    const isChain = filter.chain_hid === null || page.chains.some(({ hid }) => hid === filter.chain_hid);
    if (!isCategory || !isChain) return { kind: 'not-found' };
    return {
      kind: 'page',
      data: {
        ...page,
        banners,
        view: query.get('view') === 'favorites' ? 'favorites' : 'list',
        isSecret: isRefusedSearch(query),
      },
    };
  },
};
