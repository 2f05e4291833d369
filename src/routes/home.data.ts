import type { DappsTeaserData } from '#features/store/catalogue/view/teaser/dapps-teaser.tsx';
import type { LightIcons } from '#features/site/home/view/lights.tsx';
import type { NewsSummary } from '#features/core/news/model/news-item.ts';
import type { PromotionCard } from '#features/core/news/model/promotion-card.ts';
import { listLeadingNews } from '#features/core/news/server/list-leading-news.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { findAvailable } from '#lib/find-available.ts';
import { loadChainIcons } from './load-chain-icons.ts';
import { loadPromotions } from './load-promotions.ts';
import { loadDappsTeaser } from './load-dapps-teaser.ts';
import type { PageLoader } from './loader.ts';

export interface HomeData {
  store: DappsTeaserData;
  news: NewsSummary[];
  chainIcons: LightIcons;
  banners: PromotionCard[];
  activities: PromotionCard[];
  ads: PromotionCard[];
}

const newsShown = 6;

export const loader: PageLoader<HomeData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const language = apiLanguageOf(locale);
    const [store, news, chainIcons, banners, activities, ads] = await Promise.all([
      loadDappsTeaser({ services, locale }),
      // A failure of the news shows nothing (specification §8).
      findAvailable(listLeadingNews(services.shown.news, { count: newsShown, language })),
      loadChainIcons(services),
      loadPromotions({ services, locale }, 'banner'),
      loadPromotions({ services, locale }, 'activity'),
      loadPromotions({ services, locale }, 'ad'),
    ]);
    return { kind: 'page', data: { store, news: news ?? [], chainIcons, banners, activities, ads } };
  },
};
