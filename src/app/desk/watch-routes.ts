import { Hono } from 'hono';
import * as v from 'valibot';
import { findingFilterEntries, watchActionSchema } from '#features/watching/model/finding.ts';
import type { Watching } from '#features/watching/server/watching.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const findingQuery = listQuery(findingFilterEntries);
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: watchActionSchema });

/** What the watch found about listed links. */
export function createWatchRoutes(watching: Omit<Watching, 'start'>): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/watch-counts', allow('watch.read'), valid('query', wholeListQuery), async (c) => {
    const counts = await watching.counts();
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/watch', allow('watch.read'), valid('query', findingQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await watching.list({ ...query, perPage }));
  });

  routes.get('/watch/:id', allow('watch.read'), valid('param', idPath), async (c) => {
    return c.json(await watching.get(c.req.valid('param').id));
  });

  routes.post(
    '/watch/:id/actions',
    allow('watch.decide'),
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { action, version } = c.req.valid('json');
      const { person } = c.var;
      if (action.name === 'delist') requireListingChange(person);
      await watching.act({ id, version, action, person });
      return c.json(await watching.get(id));
    },
  );
  return routes;
}
