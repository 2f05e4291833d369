import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsItem, NewsNeighbors, NewsSummary } from '../model/news-item.ts';
import type { Promotion } from '../model/promotion.ts';
import type { Tutorial, TutorialSummary } from '../model/tutorial.ts';
import { findNews } from './find-news.ts';
import { findTutorial } from './find-tutorial.ts';
import { listNews, type ContentListRequest } from './list-news.ts';
import { listNewsTimes } from './list-news-times.ts';
import { listNewsNeighbors } from './list-news-neighbors.ts';
import { listPromotions, type PromotionRequest } from './list-promotions.ts';
import { listTutorials } from './list-tutorials.ts';

/**
 * News, banners, activities, ads and tutorials as visitors see them. `createNews` answers from this portal's
 * database; an existing content host can replace it on the pages (features/content-host).
 */
export interface News {
  /** Latest first; an empty array when there are no more. */
  listNews(request: ContentListRequest): Promise<NewsSummary[]>;
  /** Every published item, latest first, without its texts. */
  listNewsTimes(): Promise<Pick<NewsSummary, 'id' | 'create_time'>[]>;
  findNews(id: number, language: ApiLanguage): Promise<NewsItem | undefined>;
  listNewsNeighbors(
    item: Pick<NewsItem, 'id' | 'create_time'>,
    language: ApiLanguage,
  ): Promise<NewsNeighbors>;
  /** In the editors' order. Banners without `http` in their address are left out (specification §5). */
  listPromotions(request: PromotionRequest): Promise<Promotion[]>;
  listTutorials(locale: Locale): Promise<TutorialSummary[]>;
  findTutorial(id: number, locale: Locale): Promise<Tutorial | undefined>;
}

export function createNews({ database }: { database: Database }): News {
  return {
    listNews: (request) => listNews(database, request),
    listNewsTimes: () => listNewsTimes(database),
    findNews: (id, language) => findNews(database, id, language),
    listNewsNeighbors: (item, language) => listNewsNeighbors(database, item, language),
    listPromotions: (request) => listPromotions(database, request),
    listTutorials: (locale) => listTutorials(database, locale),
    findTutorial: (id, locale) => findTutorial(database, id, locale),
  };
}
