import { readingMinutes } from '#features/core/news/model/reading-minutes.ts';
import type { NewsItemData } from '#features/core/news/view/item/news-item-page.tsx';
import { apiLanguageOf } from '#i18n/api-language.ts';
import type { PageLoader } from './loader.ts';

const othersShown = 3;

export const loader: PageLoader<NewsItemData> = {
  query: [],
  cache: 'stored',
  async load({ services, locale, params }) {
    const { news } = services.shown;
    const language = apiLanguageOf(locale);
    const found = await news.findNews(Number(params.id), language);
    if (!found) return { kind: 'not-found' };
    const { content, ...item } = found;
    const [neighbors, latest] = await Promise.all([
      news.listNewsNeighbors(item, language),
      // Item and neighbors may be among the latest.
      news.listNews({ start: 0, count: othersShown + 3, language }),
    ]);
    const hasPictures = news === services.own.news;
    const blocks = await services.markdown.read({ source: content, hasPictures });
    const near = new Set([item.id, neighbors.earlier?.id, neighbors.later?.id]);
    const others = latest.filter(({ id }) => !near.has(id)).slice(0, othersShown);
    return {
      kind: 'page',
      data: {
        item,
        blocks,
        minutes: readingMinutes(content),
        neighbors,
        others,
      },
    };
  },
};
