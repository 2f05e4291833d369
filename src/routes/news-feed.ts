import { Hono } from 'hono';
import { newsPageSize } from '#features/core/news/model/news-page-size.ts';
import { renderNewsFeed } from '#features/core/news/server/render-news-feed.ts';
import { apiLanguageOf } from '#i18n/api-language.ts';
import { isLocale, type Locale } from '#i18n/locales.ts';
import type { PageHead } from './page.ts';
import type { Content } from './services.ts';

interface FeedServices extends Pick<Content, 'news'> {
  /** The head of the news page, which the feed shares its words with. */
  describeNews(locale: Locale): Promise<PageHead>;
}

/** `/en/news/feed.xml`; the first segment must be a language. */
export function isNewsFeed(path: string): boolean {
  const [, locale] = /^\/([a-z-]{2,5})\/news\/feed\.xml$/.exec(path) ?? [];
  return isLocale(locale);
}

/** The latest news of a language as RSS; depends on nothing but path and content. */
export function createNewsFeed({ news, describeNews }: FeedServices, publicOrigin: string): Hono {
  const app = new Hono();
  app.get('/:locale/news/feed.xml', async (c) => {
    const locale = c.req.param('locale');
    if (!isLocale(locale)) return c.notFound();
    const items = await news.listNews({ start: 0, count: newsPageSize, language: apiLanguageOf(locale) });
    const { title, description, feed } = await describeNews(locale);
    const words = { title: feed?.title ?? title, description, kindLabels: feed?.categories ?? {} };
    return c.body(renderNewsFeed({ items, locale, publicOrigin, ...words }), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
    });
  });
  return app;
}
