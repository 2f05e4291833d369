import type { Hono } from 'hono';
import * as v from 'valibot';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { appealDecisionSchema, appealSubjects } from '#features/listing/appeals/model/appeal.ts';
import { appealStates } from '#features/listing/appeals/model/appeal-case.ts';
import type { Appeals } from '#features/listing/appeals/server/appeals.ts';
import { assigneeEntries, caseVersion, createCaseRoutes, type CaseWork } from './case-routes.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, searchEntries } from './page-query.ts';

const appealQuery = listQuery({
  ...assigneeEntries,
  ...searchEntries,
  state: v.optional(v.picklist(appealStates), 'open'),
  kind: v.optional(v.picklist(listedKinds)),
  subject: v.optional(v.picklist(appealSubjects)),
});

/** What teams appeal against. */
export const createAppealRoutes = (appeals: Appeals, cases: CaseWork): Hono<DeskEnvironment> =>
  createCaseRoutes({
    name: 'appeals',
    countsName: 'appeal-counts',
    reading: allow('appeals.read'),
    deciding: allow('appeals.decide'),
    querySchema: appealQuery,
    bodySchema: v.object({ version: caseVersion, decision: appealDecisionSchema }),
    counts: () => appeals.counts(),
    work: { kind: 'appeals', cases },
    list: (query) => appeals.list(query),
    get: (id, person) => appeals.get(id, person),
    async act({ id, body, person }) {
      const outcome = await appeals.decide({ id, ...body, person });
      if (outcome !== 'own-decision') return undefined;
      return {
        message: 'This appeal is about your decision, so another person decides about it.',
        code: outcome,
      };
    },
  });
