import { newsListAddress } from '#features/core/news/model/news-address.ts';
import { isNewsKind } from '#features/core/news/model/news-kinds.ts';
import { newsPageSize } from '#features/core/news/model/news-page-size.ts';
import type { NewsListData } from '#features/core/news/view/list/news-list-data.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import type { Loaded, PageLoader } from './loader.ts';

export const loader: PageLoader<NewsListData> = {
  query: ['kind', 'start'],
  cache: 'stored',
  async load({ services, locale, query }): Promise<Loaded<NewsListData>> {
    const text = query.get('start') ?? '0';
    const kind = query.get('kind');
    if (!/^\d{1,6}$/.test(text) || (kind !== null && !isNewsKind(kind))) return { kind: 'not-found' };
    const start = Math.floor(Number(text) / newsPageSize) * newsPageSize;
    // One page has one address.
    const address = newsListAddress(start, kind);
    if (query.has('start') && address !== newsListAddress(Number(text), kind))
      return { kind: 'redirect', to: `/${locale}${address}`, status: 302 };
    const { news } = services.shown;
    const language = apiLanguageOf(locale);
    const [found, counts, years] = await Promise.all([
      news.findPinnedNews(language),
      news.countNews(),
      news.countNewsByYear(kind),
    ]);
    const pinned = found && (kind === null || found.kind === kind) ? found : undefined;
    // One more than is shown tells whether there is a next page.
    const count = newsPageSize + 1;
    const items = await news.listNews({ start, count, language, kind, except: pinned?.id });
    if (start > 0 && items.length === 0) return { kind: 'not-found' };
    const hasMore = items.length > newsPageSize;
    return {
      kind: 'page',
      data: {
        kind,
        counts: counts ?? null,
        years,
        ...(pinned && start === 0 ? { pinned } : {}),
        items: items.slice(0, newsPageSize),
        start,
        nextStart: start + newsPageSize,
        hasMore,
      },
    };
  },
};
