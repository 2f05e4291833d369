import { Hono } from 'hono';
import * as v from 'valibot';
import { listedIdSchema } from '#features/catalogue/model/listing-change.ts';
import { findingFilterEntries, watchActionSchema } from '#features/watching/model/finding.ts';
import { withholdingEntries } from '#features/watching/model/withholding.ts';
import type { Watching } from '#features/watching/server/watching.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const findingQuery = listQuery(findingFilterEntries);
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: watchActionSchema });
const itemPath = v.object({ id: listedIdSchema });
const withholdBody = v.object({ field: v.pipe(v.string(), v.maxLength(40)), ...withholdingEntries });

/** What the watch found about listed links. */
export function createWatchRoutes(watching: Omit<Watching, 'start'>): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/watch-counts', allow('watch.read'), valid('query', wholeListQuery), async (c) => {
    const counts = await watching.counts();
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/watch-states', allow('watch.read'), valid('query', wholeListQuery), async (c) =>
    c.json({ data: [await watching.state()], total: 1 }),
  );

  routes.get('/watch', allow('watch.read'), valid('query', findingQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await watching.list({ ...query, perPage }));
  });

  routes.get('/watch/:id', allow('watch.read'), valid('param', idPath), async (c) => {
    return c.json(await watching.get(c.req.valid('param').id, c.var.person));
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
      return c.json(await watching.get(id, person));
    },
  );

  routes.post(
    '/listings/:id/withheld-links',
    allow('watch.decide'),
    valid('param', itemPath),
    valid('json', withholdBody),
    async (c) => {
      const { id: item } = c.req.valid('param');
      const id = await watching.withhold({ ...item, ...c.req.valid('json'), person: c.var.person });
      return c.json({ id });
    },
  );
  return routes;
}
