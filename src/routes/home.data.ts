import type { DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import type { NewsSummary } from '#features/news/model/news-item.ts';
import { contentLanguageOf } from '#i18n/api-language.ts';
import type { PageLoader } from './loader.ts';

export interface HomeData {
  store: DappsTeaserData;
  news: NewsSummary[];
}

const dappsShown = 8;
const categoriesShown = 6;
const newsShown = 6;

export const loader: PageLoader<HomeData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const { catalogue, news } = services;
    const [dapps, categories, chains, latest] = await Promise.all([
      catalogue.listHot({ start: 0, count: dappsShown, locale }),
      catalogue.listCategories(locale),
      catalogue.listChains(),
      news.listNews({ start: 0, count: newsShown, status: 0, language: contentLanguageOf(locale) }),
    ]);
    const shownChains = new Set(dapps.flatMap((dapp) => dapp.chains.map(({ hid }) => hid)));
    return {
      kind: 'page',
      data: {
        store: {
          dapps,
          categories: categories.filter(({ category_type }) => category_type === 0).slice(0, categoriesShown),
          chains: chains
            .filter(({ hid }) => shownChains.has(hid))
            .map(({ hid, title, icon_url }) => ({ hid, title, icon_url })),
        },
        news: latest,
      },
    };
  },
};
