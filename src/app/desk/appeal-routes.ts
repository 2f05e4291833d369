import { Hono } from 'hono';
import * as v from 'valibot';
import { appealDecisionSchema } from '#features/appeals/model/appeal.ts';
import { appealStates } from '#features/appeals/model/appeal-case.ts';
import type { Appeals } from '#features/appeals/server/appeals.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const appealQuery = listQuery({ state: v.optional(v.picklist(appealStates), 'open') });
const decisionBody = v.object({ version: v.pipe(v.number(), v.integer()), decision: appealDecisionSchema });

/** What teams appeal against. */
export function createAppealRoutes(appeals: Appeals): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/appeal-counts', allow('appeals.read'), valid('query', wholeListQuery), async (c) => {
    const counts = await appeals.counts();
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/appeals', allow('appeals.read'), valid('query', appealQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await appeals.list({ ...query, perPage }));
  });

  routes.get('/appeals/:id', allow('appeals.read'), valid('param', idPath), async (c) => {
    return c.json(await appeals.get(c.req.valid('param').id, c.var.person));
  });

  routes.post(
    '/appeals/:id/actions',
    allow('appeals.decide'),
    valid('param', idPath),
    valid('json', decisionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, decision } = c.req.valid('json');
      const { person } = c.var;
      const outcome = await appeals.decide({ id, version, decision, person });
      if (outcome === 'own-decision') {
        const message = 'This appeal is about your decision, so another person decides.';
        return c.json({ message, code: outcome }, 403);
      }
      return c.json(await appeals.get(id, person));
    },
  );
  return routes;
}
