import type { Hono } from 'hono';
import * as v from 'valibot';
import { caseSorts, caseStates, reportActionSchema } from '#features/store/reports/model/report-case.ts';
import { reportedKinds, reportReasons } from '#features/store/reports/model/report.ts';
import type { Reports } from '#features/store/reports/server/reports.ts';
import { assigneeEntries, caseVersion, createCaseRoutes, type CaseWork } from './case-routes.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, searchEntries } from './page-query.ts';

const caseQuery = listQuery({
  ...assigneeEntries,
  ...searchEntries,
  state: v.optional(v.picklist(caseStates), 'open'),
  kind: v.optional(v.picklist(reportedKinds)),
  reason: v.optional(v.picklist(reportReasons)),
  sort: v.optional(v.picklist(caseSorts), 'newest_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
});

/** What visitors reported, one case for each item. */
export const createReportRoutes = (reports: Reports, cases: CaseWork): Hono<DeskEnvironment> =>
  createCaseRoutes({
    name: 'reports',
    countsName: 'report-counts',
    reading: allow('reports.read'),
    deciding: allow('reports.decide'),
    querySchema: caseQuery,
    bodySchema: v.object({ version: caseVersion, action: reportActionSchema }),
    counts: () => reports.counts(),
    work: { kind: 'reports', cases },
    list: (query) => reports.list(query),
    get: (id) => reports.get(id),
    async act({ id, body, person }) {
      const { action } = body;
      if (action.name === 'decide' && action.outcome === 'delisted') requireListingChange(person);
      await reports.act({ id, ...body, person });
    },
  });
