import type { DappsTeaserData } from '#features/catalogue/view/teaser/dapps-teaser.tsx';
import { lights } from '#features/home/model/lights.ts';
import type { LightIcons } from '#features/home/view/lights.tsx';
import type { NewsSummary } from '#features/news/model/news-item.ts';
import { contentLanguageOf } from '#i18n/api-language.ts';
import { loadDappsTeaser } from './load-dapps-teaser.ts';
import type { LoadRequest, PageLoader } from './loader.ts';

export interface HomeData {
  store: DappsTeaserData;
  news: NewsSummary[];
  chainIcons: LightIcons;
}

const newsShown = 6;

export const loader: PageLoader<HomeData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale }) {
    const [store, news, chainIcons] = await Promise.all([
      loadDappsTeaser({ services, locale }),
      services.news.listNews({ start: 0, count: newsShown, status: 0, language: contentLanguageOf(locale) }),
      loadChainIcons(services),
    ]);
    return { kind: 'page', data: { store, news, chainIcons } };
  },
};

async function loadChainIcons({ catalogue }: LoadRequest['services']): Promise<LightIcons> {
  const shown = new Set(lights.map(({ network }) => network));
  const chains = await catalogue.listChains();
  return Object.fromEntries(
    chains.flatMap(({ network, icon_url }) =>
      network !== null && shown.has(network) ? [[network, icon_url]] : [],
    ),
  );
}
