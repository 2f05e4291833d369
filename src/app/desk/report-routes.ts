import { Hono } from 'hono';
import * as v from 'valibot';
import { caseSorts, caseStates, reportActionSchema } from '#features/reports/model/report-case.ts';
import { reportedKinds } from '#features/reports/model/report.ts';
import type { Reports } from '#features/reports/server/reports.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const caseQuery = listQuery({
  state: v.optional(v.picklist(caseStates), 'open'),
  kind: v.optional(v.picklist(reportedKinds)),
  sort: v.optional(v.picklist(caseSorts), 'newest_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
});
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: reportActionSchema });

/** What visitors reported, one case for each item. */
export function createReportRoutes(reports: Reports): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/report-counts', allow('reports.read'), valid('query', wholeListQuery), async (c) => {
    const counts = await reports.counts();
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/reports', allow('reports.read'), valid('query', caseQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await reports.list({ ...query, perPage }));
  });

  routes.get('/reports/:id', allow('reports.read'), valid('param', idPath), async (c) => {
    return c.json(await reports.get(c.req.valid('param').id));
  });

  routes.post(
    '/reports/:id/actions',
    allow('reports.decide'),
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { action, version } = c.req.valid('json');
      const { person } = c.var;
      const delists = action.name === 'decide' && action.outcome === 'delisted';
      if (delists) requireListingChange(person);
      await reports.act({ id, version, action, person });
      return c.json(await reports.get(id));
    },
  );
  return routes;
}
