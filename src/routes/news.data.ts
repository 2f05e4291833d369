import { newsListAddress } from '#features/news/model/news-address.ts';
import { newsPageSize } from '#features/news/model/news-item.ts';
import type { NewsListData } from '#features/news/view/list/use-news-list.ts';
import { contentLanguageOf } from '#i18n/api-language.ts';
import type { Loaded, PageLoader } from './loader.ts';

export const loader: PageLoader<NewsListData> = {
  query: ['start'],
  cache: 'stored',
  async load({ services, locale, query }): Promise<Loaded<NewsListData>> {
    const text = query.get('start') ?? '0';
    if (!/^\d{1,6}$/.test(text)) return { kind: 'not-found' };
    const start = Math.floor(Number(text) / newsPageSize) * newsPageSize;
    const nextStart = start + newsPageSize;
    // One more than is shown tells whether there is a next page.
    const items = await services.news.listNews({
      start: 0,
      count: nextStart + 1,
      language: contentLanguageOf(locale),
    });
    const isBeyond = start > 0 && items.length <= start;
    // One list has one address; a page that is gone leads to the list.
    const address = newsListAddress(isBeyond ? 0 : start);
    if (query.has('start') && address !== newsListAddress(Number(text))) {
      return { kind: 'redirect', to: `/${locale}${address}`, status: 302 };
    }
    const hasMore = items.length > nextStart;
    return { kind: 'page', data: { items: items.slice(0, nextStart), nextStart, hasMore } };
  },
};
