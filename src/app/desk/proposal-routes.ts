import { Hono } from 'hono';
import * as v from 'valibot';
import {
  proposalActions,
  proposalDecisionSchema,
  proposalStates,
} from '#features/second-person/model/proposal.ts';
import type { Proposals } from '#features/second-person/server/proposals.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const proposalQuery = listQuery({ state: v.optional(v.picklist(proposalStates), 'open') });
/** Each sees and decides what they could have proposed themselves; which that is, is asked for each. */
const deciding = allow(...Object.values(proposalActions));

/** What waits for a second person. */
export function createProposalRoutes(proposals: Proposals): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/proposal-counts', deciding, valid('query', wholeListQuery), async (c) => {
    const counts = await proposals.counts(c.var.person);
    return c.json({ data: counts, total: counts.length });
  });
  routes.get('/proposals', deciding, valid('query', proposalQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await proposals.list({ ...query, perPage, person: c.var.person }));
  });
  routes.get('/proposals/:id', deciding, valid('param', idPath), async (c) =>
    c.json(await proposals.get(c.req.valid('param').id, c.var.person)),
  );
  routes.post(
    '/proposals/:id/actions',
    deciding,
    valid('param', idPath),
    valid('json', proposalDecisionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { person } = c.var;
      await proposals.decide({ id, decision: c.req.valid('json'), person });
      return c.json(await proposals.get(id, person));
    },
  );
  return routes;
}
