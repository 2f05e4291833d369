import type { DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import type { NewsSummary } from '#features/news/model/news-item.ts';
import { contentLanguageOf } from '#i18n/api-language.ts';
import { loadDappsTeaser } from './load-dapps-teaser.ts';
import type { PageLoader } from './loader.ts';

export interface HomeData {
  store: DappsTeaserData;
  news: NewsSummary[];
}

const newsShown = 6;

export const loader: PageLoader<HomeData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const [store, news] = await Promise.all([
      loadDappsTeaser({ services, locale }),
      services.news.listNews({ start: 0, count: newsShown, status: 0, language: contentLanguageOf(locale) }),
    ]);
    return { kind: 'page', data: { store, news } };
  },
};
