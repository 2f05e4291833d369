import { Hono } from 'hono';
import { newsPageSize } from '#features/news/model/news-item.ts';
import { renderNewsFeed } from '#features/news/server/render-news-feed.ts';
import { contentLanguageOf } from '#i18n/api-language.ts';
import { isLocale } from '#i18n/locales.ts';
import type { Services } from './services.ts';

/** `/en/news/feed.xml`; what stands where the language stands must be one. */
export function isNewsFeed(path: string): boolean {
  const [, locale] = /^\/([a-z-]{2,5})\/news\/feed\.xml$/.exec(path) ?? [];
  return isLocale(locale);
}

/** The latest news of a language as RSS; depends on nothing but path and content. */
export function createNewsFeed(
  { news, brand }: Pick<Services, 'news' | 'brand'>,
  publicOrigin: string,
): Hono {
  const app = new Hono();
  app.get('/:locale/news/feed.xml', async (c) => {
    const locale = c.req.param('locale');
    if (!isLocale(locale)) return c.notFound();
    const language = contentLanguageOf(locale);
    const items = await news.listNews({ start: 0, count: newsPageSize, language });
    const feed = renderNewsFeed({ items, language, locale, publicOrigin, brandName: brand.name });
    return c.body(feed, 200, { 'content-type': 'application/rss+xml; charset=utf-8' });
  });
  return app;
}
