import { Hono } from 'hono';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';

/** Addresses for machines: is the process alive, can it serve. */
export function createHealthRoutes({ database }: { database: Database }): Hono {
  const app = new Hono();
  const now = { 'cache-control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, now));
  app.get('/readyz', async (c) => {
    try {
      await getContentRevision(database);
      return c.json({ status: 'ready' }, 200, now);
    } catch {
      return c.json({ status: 'database unavailable' }, 503, now);
    }
  });
  return app;
}
