import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  transferActionSchema,
  transferSorts,
  transferStates,
} from '#features/submission/transfers/model/transfer-case.ts';
import type { Transfers } from '#features/submission/transfers/server/transfers.ts';
import { assigneeEntries, caseVersion, createCaseRoutes, type CaseWork } from './case-routes.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, searchEntries, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const transferQuery = listQuery({
  ...assigneeEntries,
  ...searchEntries,
  state: v.optional(v.picklist(transferStates), 'open'),
  sort: v.optional(v.picklist(transferSorts), 'found_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
});

/** Payments that belong to no submission. */
export function createTransferRoutes(transfers: Transfers, cases: CaseWork): Hono<DeskEnvironment> {
  const reading = allow('transfers.read');
  const routes = createCaseRoutes({
    name: 'transfers',
    countsName: 'transfer-counts',
    reading,
    deciding: allow('transfers.decide'),
    querySchema: transferQuery,
    bodySchema: v.object({ version: caseVersion, action: transferActionSchema }),
    counts: () => transfers.counts(),
    work: { kind: 'transfers', cases },
    list: (query) => transfers.list(query),
    get: (id) => transfers.get(id),
    act: ({ id, body, person }) => transfers.act({ id, ...body, person }),
  });
  routes.get('/transfer-scans', reading, valid('query', wholeListQuery), async (c) => {
    const scans = await transfers.scans();
    return c.json({ data: scans, total: scans.length });
  });
  return routes;
}
