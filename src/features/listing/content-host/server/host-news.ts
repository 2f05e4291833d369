import type { NewsItem, NewsSummary } from '#features/core/news/model/news-item.ts';
import { countYears } from '#features/core/news/model/count-years.ts';
import { findNews, foldNews, type NewsSearchRequest } from '#features/core/news/model/match-news.ts';
import { newsKinds, type NewsCounts, type NewsKind } from '#features/core/news/model/news-kinds.ts';
import type { Promotion, PromotionKind } from '#features/core/news/model/promotion.ts';
import type { News } from '#features/core/news/server/news.ts';
import {
  contentLanguageOf,
  localeOfApiLanguage,
  type ApiLanguage,
  type ContentLanguage,
} from '#i18n/api-language.ts';
import { ContentHostError } from '../model/content-host-error.ts';
import type { HostSource } from './host-lists.ts';
import { parseHostItem, parseHostPromotion, parseHostSummary } from '../model/parse-host-news.ts';

/** Entries per request, and how many of a host are shown. */
const newsCounts = { count: 100, most: 1_000 };
const promotionCount = 50;
/** Status of published items. */
const publishedStatus = 0;

const byTime = (a: NewsSummary, b: NewsSummary) => b.create_time.localeCompare(a.create_time) || b.id - a.id;

/** A host has Chinese and English only (specification §4). */
const knownLanguage = (language: ApiLanguage) => contentLanguageOf(localeOfApiLanguage(language));

/** Marks texts that are not in the requested language. */
const markerOf =
  (language: ApiLanguage) =>
  <Text extends object>(text: Text): Text & { lang?: string } => {
    const lang = knownLanguage(language);
    return lang === language ? text : { ...text, lang };
  };

/** Undefined for a host without kinds. */
function countKinds(items: readonly NewsSummary[]): NewsCounts | undefined {
  if (!items.some(({ kind }) => kind)) return undefined;
  const countOf = (kind: NewsKind) => items.filter((item) => item.kind === kind).length;
  return Object.fromEntries(newsKinds.map((kind) => [kind, countOf(kind)])) as NewsCounts;
}

/** No call of a host has them. */
export type OwnTutorials = Pick<News, 'listTutorials' | 'findTutorial' | 'findTutorialOf'>;

type Search = (request: NewsSearchRequest) => Promise<NewsSummary[]>;

/** A search of a host's list. */
const searchIn =
  (list: (language: ContentLanguage) => Promise<NewsSummary[]>): Search =>
  async ({ key, count, language }) =>
    findNews((await list(knownLanguage(language))).map(foldNews), key, count).map(markerOf(language));

/** News, banners, activities and ads of a content host. Tutorials have no call and stay this portal's own. */
export function createHostNews({ host, reader, copies }: HostSource, own: OwnTutorials): News {
  const { origin } = host;

  const list = (language: ContentLanguage): Promise<NewsSummary[]> =>
    copies.get({
      call: 'news',
      of: language,
      role: 'list',
      read: async () => {
        const rows = await reader.listAllRows({
          path: '/v1/news/list',
          query: { status: publishedStatus, lang: language },
          parse: (row) => parseHostSummary(row, origin),
          idOf: ({ id }) => id,
          ...newsCounts,
        });
        return rows.toSorted(byTime);
      },
    });

  async function readItem(id: number, language: ContentLanguage): Promise<NewsItem | null> {
    try {
      const data = await host.ask({ path: `/v1/news/${id}`, query: { lang: language } });
      const item = data === null ? undefined : parseHostItem(data, origin);
      if (item?.id === id) return item;
    } catch (error) {
      if (error instanceof ContentHostError && error.status === 404) return null;
      throw error;
    }
    throw new ContentHostError('data is not a news item');
  }

  const item = (id: number, language: ContentLanguage) =>
    copies.get({
      call: 'news item',
      of: `${language} ${id}`,
      role: 'item',
      read: () => readItem(id, language),
    });

  const promotions = (kind: PromotionKind, language: ContentLanguage): Promise<Promotion[]> =>
    copies.get({
      call: kind,
      of: language,
      role: 'list',
      read: () =>
        reader.listRows({
          path: `/v1/${kind}/list`,
          query: { start: 0, count: promotionCount, lang: language, status: publishedStatus },
          parse: (row) => parseHostPromotion(row, origin),
          idOf: ({ hid }) => hid,
        }),
    });

  return {
    listNews: async ({ start, count, status = publishedStatus, language, kind, except }) => {
      if (status !== publishedStatus) return [];
      const items = await list(knownLanguage(language));
      return items
        .filter((item) => (!kind || item.kind === kind) && item.id !== except)
        .slice(start, start + count)
        .map(markerOf(language));
    },
    // The specification's lists say nothing of a pin.
    findPinnedNews: () => Promise.resolve(undefined),
    countNews: async () => countKinds(await list('en')),
    countNewsByYear: async (kind) =>
      countYears((await list('en')).filter((item) => !kind || item.kind === kind)),
    searchNews: searchIn(list),
    listNewsTimes: async () => (await list('en')).map(({ id, create_time }) => ({ id, create_time })),
    findNews: async (id, language) => {
      const known = knownLanguage(language);
      const items = await list(known);
      // Only listed items are requested, so that made-up addresses cost the host nothing. A truncated list
      // does not say what exists beyond it.
      const isListed = items.some((listed) => listed.id === id) || items.length >= newsCounts.most;
      const found = isListed ? await item(id, known) : null;
      return found ? markerOf(language)(found) : undefined;
    },
    listNewsNeighbors: async ({ id }, language) => {
      const items = (await list(knownLanguage(language))).map(markerOf(language));
      const place = items.findIndex((listed) => listed.id === id);
      const earlier = place < 0 ? undefined : items[place + 1];
      const later = place < 0 ? undefined : items[place - 1];
      return { ...(earlier ? { earlier } : {}), ...(later ? { later } : {}) };
    },
    listPromotions: async ({ kind, start, count, status = publishedStatus, language }) => {
      if (status !== publishedStatus) return [];
      const items = await promotions(kind, knownLanguage(language));
      return items.slice(start, start + count).map(markerOf(language));
    },
    listTutorials: own.listTutorials,
    findTutorial: own.findTutorial,
    findTutorialOf: own.findTutorialOf,
  };
}
