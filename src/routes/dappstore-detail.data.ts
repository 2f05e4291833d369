import type { DappDetailView } from '#features/store/catalogue/view/detail/dapp-detail.tsx';
import type { DelistedDapp } from '#features/store/catalogue/model/delisting.ts';
import type { PageLoader } from './loader.ts';

/** What is known about a DApp that is listed, or that it was taken out of the store. */
type DetailPageData = { listed: DappDetailView } | { delisted: DelistedDapp };

export const loader: PageLoader<DetailPageData> = {
  query: ['id'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const id = query.get('id') ?? '';
    if (!/^\d{1,9}$/.test(id)) return { kind: 'not-found' };
    const { catalogue } = services.shown;
    const detail = await catalogue.dappDetail(Number(id), locale);
    if (!detail) {
      const delisted = await catalogue.delistedDapp(Number(id), locale);
      return delisted ? { kind: 'page', data: { delisted } } : { kind: 'not-found' };
    }
    const [categories, chains] = await Promise.all([
      catalogue.listCategories(locale),
      catalogue.listChains(),
    ]);
    const shownChains = new Set(detail.related.flatMap((dapp) => dapp.chains.map(({ hid }) => hid)));
    const listed = {
      ...detail,
      categories: categories.filter(({ category_type }) => category_type === 0),
      relatedChains: chains
        .filter(({ hid }) => shownChains.has(hid))
        .map(({ hid, title, icon_url }) => ({ hid, title, icon_url })),
    };
    return { kind: 'page', data: { listed } };
  },
};
