import { Hono } from 'hono';
import * as v from 'valibot';
import {
  transferActionSchema,
  transferSorts,
  transferStates,
} from '#features/transfers/model/transfer-case.ts';
import type { Transfers } from '#features/transfers/server/transfers.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const transferQuery = listQuery({
  state: v.optional(v.picklist(transferStates), 'open'),
  sort: v.optional(v.picklist(transferSorts), 'found_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
});
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: transferActionSchema });

/** Payments that belong to no submission. */
export function createTransferRoutes(transfers: Transfers): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/transfer-counts', allow('transfers.read'), valid('query', wholeListQuery), async (c) => {
    const counts = await transfers.counts();
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/transfer-scans', allow('transfers.read'), valid('query', wholeListQuery), async (c) => {
    const scans = await transfers.scans();
    return c.json({ data: scans, total: scans.length });
  });

  routes.get('/transfers', allow('transfers.read'), valid('query', transferQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await transfers.list({ ...query, perPage }));
  });

  routes.get('/transfers/:id', allow('transfers.read'), valid('param', idPath), async (c) => {
    return c.json(await transfers.get(c.req.valid('param').id));
  });

  routes.post(
    '/transfers/:id/actions',
    allow('transfers.decide'),
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, action } = c.req.valid('json');
      await transfers.act({ id, version, action, person: c.var.person });
      return c.json(await transfers.get(id));
    },
  );
  return routes;
}
