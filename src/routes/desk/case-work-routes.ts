import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { caseActions, caseKinds, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { assignSchema } from '#features/team/cases/model/assignment.ts';
import type { Cases } from '#features/team/cases/server/cases.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { number, valid } from './valid.ts';

const kindPath = v.object({ kind: v.picklist(caseKinds) });
const casePath = v.object({ ...kindPath.entries, ...idPath.entries });
const peekQuery = v.strictObject({ except: v.optional(number(1, 999_999_999)) });
const takeBody = v.object({ except: v.optional(v.pipe(v.number(), v.integer())) });

/** Behind the check of the path: what is allowed depends on the kind in it. */
const allowFor = (act: 'read' | 'decide'): MiddlewareHandler<DeskEnvironment> => {
  const gates = new Map(caseKinds.map((kind) => [kind, allow(caseActions[kind][act])]));
  return createMiddleware<DeskEnvironment>(async (c, next) =>
    gates.get(c.req.param('kind') as CaseKind)?.(c, next),
  );
};

/** Who works on a case, and which one is next; for every kind of case alike. */
export function createCaseWorkRoutes(cases: Cases): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const [reading, deciding] = [allowFor('read'), allowFor('decide')];
  const [kind, one] = [valid('param', kindPath), valid('param', casePath)];

  routes.get('/cases/:kind/assignees', kind, reading, valid('query', wholeListQuery), async (c) => {
    const data = await cases.assignees(c.req.valid('param').kind, c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.get('/cases/:kind/next', kind, reading, valid('query', peekQuery), async (c) => {
    const next = { ...c.req.valid('param'), ...c.req.valid('query'), person: c.var.person };
    return c.json({ next: await cases.peek(next) });
  });

  routes.post('/cases/:kind/next', kind, deciding, valid('json', takeBody), async (c) => {
    const next = { ...c.req.valid('param'), ...c.req.valid('json'), person: c.var.person };
    return c.json({ id: await cases.take(next) });
  });

  routes.get('/cases/:kind/:id/assignment', one, reading, async (c) => {
    const place = { ...c.req.valid('param'), person: c.var.person };
    return c.json({ assignment: await cases.get(place) });
  });

  routes.post('/cases/:kind/:id/assignment', one, deciding, valid('json', assignSchema), async (c) => {
    const request = { ...c.req.valid('param'), ...c.req.valid('json'), person: c.var.person };
    return c.json({ assignment: await cases.assign(request) });
  });
  return routes;
}
