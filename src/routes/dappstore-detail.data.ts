import type { DappDetailView } from '#features/catalogue/view/detail/dapp-detail.tsx';
import type { PageLoader } from './loader.ts';

export const loader: PageLoader<DappDetailView> = {
  query: ['id'],
  cache: 'stored',
  async load({ services, locale, query }) {
    const id = query.get('id') ?? '';
    const detail = /^\d{1,9}$/.test(id)
      ? await services.shown.catalogue.dappDetail(Number(id), locale)
      : undefined;
    if (!detail) return { kind: 'not-found' };
    const [categories, chains] = await Promise.all([
      services.shown.catalogue.listCategories(locale),
      services.shown.catalogue.listChains(),
    ]);
    const shownChains = new Set(detail.related.flatMap((dapp) => dapp.chains.map(({ hid }) => hid)));
    return {
      kind: 'page',
      data: {
        ...detail,
        categories: categories.filter(({ category_type }) => category_type === 0),
        relatedChains: chains
          .filter(({ hid }) => shownChains.has(hid))
          .map(({ hid, title, icon_url }) => ({ hid, title, icon_url })),
      },
    };
  },
};
