import { Hono } from 'hono';
import type { DescribeDependencies } from '../describe-page.ts';
import { renderSitemap, renderSitemapIndex } from './render-sitemap.ts';
import { listSitePages } from './site-pages.ts';

/** Pages in one file: 6,000 addresses and about 16 MB, within the protocol's 50,000 and 50 MB whatever the origin's length. */
const pagesPerFile = 500;

const contentType = 'application/xml; charset=utf-8';

/** `/sitemap.xml`, and where that would be too large, `/sitemap-1.xml` … behind it. Depends on nothing but the content. */
export function createSitemapRoutes(deps: DescribeDependencies, publicOrigin: string): Hono {
  const app = new Hono();
  app.get('/sitemap.xml', async (c) => {
    const pages = await listSitePages(deps);
    const files = Math.ceil(pages.length / pagesPerFile);
    const paths = Array.from({ length: files }, (_, index) => `/sitemap-${index + 1}.xml`);
    const sitemap = files > 1 ? renderSitemapIndex(paths, publicOrigin) : renderSitemap(pages, publicOrigin);
    return c.body(sitemap, 200, { 'content-type': contentType });
  });
  app.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', async (c) => {
    const number = Number.parseInt(c.req.param('file').slice('sitemap-'.length), 10);
    const pages = (await listSitePages(deps)).slice((number - 1) * pagesPerFile, number * pagesPerFile);
    if (pages.length === 0) return c.notFound();
    return c.body(renderSitemap(pages, publicOrigin), 200, { 'content-type': contentType });
  });
  return app;
}
