import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  proposalActions,
  proposalDecisionSchema,
  proposalKinds,
  proposalStates,
} from '#features/team/second-person/model/proposal.ts';
import type { Proposals } from '#features/team/second-person/server/proposals.ts';
import { createCaseRoutes } from './case-routes.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { listQuery, searchEntries } from './page-query.ts';

const proposalQuery = listQuery({
  ...searchEntries,
  state: v.optional(v.picklist(proposalStates), 'open'),
  kind: v.optional(v.picklist(proposalKinds)),
});

/** What waits for a second person. Each sees and decides what they could have proposed themselves; which that is, is asked for each. */
export function createProposalRoutes(proposals: Proposals): Hono<DeskEnvironment> {
  const gate = allow(...Object.values(proposalActions));
  return createCaseRoutes({
    ...{ name: 'proposals', countsName: 'proposal-counts', reading: gate, deciding: gate },
    querySchema: proposalQuery,
    bodySchema: proposalDecisionSchema,
    counts: (person) => proposals.counts(person),
    list: (query, person) => proposals.list({ ...query, person }),
    get: (id, person) => proposals.get(id, person),
    act: ({ id, body, person }) => proposals.decide({ id, decision: body, person }),
  });
}
