import { newsListAddress } from '#features/news/model/news-address.ts';
import { newsPageSize } from '#features/news/model/news-page-size.ts';
import type { NewsListData } from '#features/news/view/list/news-list-data.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import type { Loaded, PageLoader } from './loader.ts';

export const loader: PageLoader<NewsListData> = {
  query: ['start'],
  cache: 'stored',
  async load({ services, locale, query }): Promise<Loaded<NewsListData>> {
    const text = query.get('start') ?? '0';
    if (!/^\d{1,6}$/.test(text)) return { kind: 'not-found' };
    const start = Math.floor(Number(text) / newsPageSize) * newsPageSize;
    // One page has one address.
    if (query.has('start') && newsListAddress(start) !== newsListAddress(Number(text)))
      return { kind: 'redirect', to: `/${locale}${newsListAddress(start)}`, status: 302 };
    // One more than is shown tells whether there is a next page.
    const items = await services.shown.news.listNews({
      start,
      count: newsPageSize + 1,
      language: apiLanguageOf(locale),
    });
    if (start > 0 && items.length === 0) return { kind: 'not-found' };
    const hasMore = items.length > newsPageSize;
    return {
      kind: 'page',
      data: { items: items.slice(0, newsPageSize), start, nextStart: start + newsPageSize, hasMore },
    };
  },
};
