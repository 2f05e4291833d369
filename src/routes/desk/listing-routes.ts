import { Hono } from 'hono';
import * as v from 'valibot';
import {
  listedFilterEntries,
  listedIdSchema,
  listingChangeSchema,
} from '#features/store/catalogue/model/listing-change.ts';
import type { ListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery } from './page-query.ts';
import { valid } from './valid.ts';

const listedQuery = listQuery(listedFilterEntries);
const itemPath = v.object({ id: listedIdSchema });

export function createListingRoutes(listings: ListingDesk): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/listings', allow('listings.read'), valid('query', listedQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await listings.list({ ...query, perPage, person: c.var.person }));
  });

  routes.post(
    '/listings/:id/actions',
    allow('listings.change'),
    valid('param', itemPath),
    valid('json', listingChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await listings.change({ ...id, change: c.req.valid('json'), person: c.var.person });
      return c.json({ id: c.req.param('id') });
    },
  );
  return routes;
}
