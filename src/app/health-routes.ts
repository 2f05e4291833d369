import { Hono } from 'hono';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';

/** Addresses for machines: is the process alive, can it serve, what may robots read. */
export function createHealthRoutes({ database, publicOrigin }: { database: Database; publicOrigin: string }): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await getContentRevision(database);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /*/submission/\nDisallow: /_data/\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
  return app;
}
