import type { ApiLanguage } from '#i18n/api-language.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Database } from '#platform/database/database.ts';
import type { NewsItem, NewsNeighbors, NewsSummary } from '../model/news-item.ts';
import type { NewsYearCounts } from '../model/count-years.ts';
import type { NewsCounts, NewsKind } from '../model/news-kinds.ts';
import type { NewsSearchRequest } from '../model/match-news.ts';
import type { Promotion } from '../model/promotion.ts';
import type { Tutorial, TutorialReference, TutorialSummary } from '../model/tutorial.ts';
import { tutorialAddress } from '../model/tutorial-address.ts';
import {
  countNews,
  countNewsByYear,
  findPinnedNews,
  listNews,
  publishedStatus,
  type NewsListRequest,
} from './list-news.ts';
import { listNewsNeighbors } from './list-news-neighbors.ts';
import { listPromotions, type PromotionRequest } from './list-promotions.ts';
import { listTutorialEntries } from './list-tutorial-entries.ts';
import { presentNews } from './present-news.ts';
import { createNewsSearch } from './search-news.ts';
import { presentTutorial, summarizeTutorial } from './summarize-tutorial.ts';

/** @returns undefined when there is no such item or it is not published */
async function findNews(
  database: Database,
  id: number,
  language: ApiLanguage,
): Promise<NewsItem | undefined> {
  const row = await database
    .selectFrom('news')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', publishedStatus)
    .executeTakeFirst();
  return row && presentNews(row, language);
}

async function findTutorial(database: Database, id: number, locale: Locale): Promise<Tutorial | undefined> {
  const row = await database
    .selectFrom('tutorials')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', publishedStatus)
    .executeTakeFirst();
  return row && presentTutorial(row, locale);
}

/** Id and time of every published item, latest first: the data for a sitemap. */
async function listNewsTimes(database: Database): Promise<Pick<NewsSummary, 'id' | 'create_time'>[]> {
  return database
    .selectFrom('news')
    .select(['id', 'create_time'])
    .where('status', '=', publishedStatus)
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function listTutorials(database: Database, locale: Locale): Promise<TutorialSummary[]> {
  const entries = await listTutorialEntries(database);
  return entries.map((entry) => summarizeTutorial(entry, locale));
}

/** What follows the path in a link of a Markdown text. */
const linkEnds = [')', '?', '#', ' '];

async function findTutorialOf(
  database: Database,
  path: string,
  locale: Locale,
): Promise<TutorialReference | undefined> {
  const entries = await listTutorialEntries(database);
  const entry = entries.find(({ texts }) =>
    Object.values(texts).some((text) => linkEnds.some((end) => text?.body.includes(`](${path}${end}`))),
  );
  if (!entry) return undefined;
  const { id, title, lang } = summarizeTutorial(entry, locale);
  return { path: tutorialAddress(id), title, ...(lang === undefined ? {} : { lang }) };
}

/**
 * News, banners, activities, ads and tutorials as visitors see them. `createNews` answers from this portal's
 * database; an existing content host can replace it on the pages (features/listing/content-host).
 */
export interface News {
  /** Latest first; an empty array when there are no more. */
  listNews(request: NewsListRequest): Promise<NewsSummary[]>;
  /** The item on top of the list; undefined where editors have pinned none. */
  findPinnedNews(language: ApiLanguage): Promise<NewsSummary | undefined>;
  /** Undefined where the items have no kinds. */
  countNews(): Promise<NewsCounts | undefined>;
  /** Of one kind, or of all. */
  countNewsByYear(kind: NewsKind | null): Promise<NewsYearCounts>;
  /** Items whose title or summary has all words, those with the words in the title first; latest first. */
  searchNews(request: NewsSearchRequest): Promise<NewsSummary[]>;
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
  /**
   * The first tutorial, in the editors' order, whose text links to a page in any of its languages: that is how editors say which tutorial
   * explains a tool.
   * @param path without language
   */
  findTutorialOf(path: string, locale: Locale): Promise<TutorialReference | undefined>;
}

export function createNews({ database }: { database: Database }): News {
  return {
    listNews: (request) => listNews(database, request),
    findPinnedNews: (language) => findPinnedNews(database, language),
    countNews: () => countNews(database),
    countNewsByYear: (kind) => countNewsByYear(database, kind),
    searchNews: createNewsSearch(database),
    listNewsTimes: () => listNewsTimes(database),
    findNews: (id, language) => findNews(database, id, language),
    listNewsNeighbors: (item, language) => listNewsNeighbors(database, item, language),
    listPromotions: (request) => listPromotions(database, request),
    listTutorials: (locale) => listTutorials(database, locale),
    findTutorial: (id, locale) => findTutorial(database, id, locale),
    findTutorialOf: (path, locale) => findTutorialOf(database, path, locale),
  };
}
