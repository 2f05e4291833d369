import { Hono } from 'hono';
import * as v from 'valibot';
import { bulkSchema } from '#features/submission/review/model/bulk.ts';
import type { CorrectionRefusal } from '#features/submission/review/model/correcting.ts';
import { leaseMoves } from '#features/submission/review-queue/model/lease.ts';
import { refundActionSchema } from '#features/submission/payment-review/model/refund-action.ts';
import { reviewActionSchema } from '#features/submission/review/model/review-action.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath } from './page-query.ts';
import { filterEntries } from './queue-filter.ts';
import { valid } from './valid.ts';

const nextBody = v.object({ ...filterEntries, except: v.optional(v.pipe(v.number(), v.integer())) });
const leaseBody = v.object({ name: v.picklist(leaseMoves) });
const undoBody = v.object({ version: v.pipe(v.number(), v.integer()) });
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: reviewActionSchema });

const unprocessable = 422;

/** For scripts too, which have no fields to mark. */
function describeRefusal({ issues, findings }: CorrectionRefusal): string {
  const problems = [
    ...issues.map(({ path, code }) => `${path}: ${code}`),
    ...findings.map(
      ({ code, params }) => `${code}${params['field'] === undefined ? '' : ` (${params['field']})`}`,
    ),
  ];
  const note = findings.some(({ severity }) => severity === 'desk')
    ? ' Enter why you approve it anyway.'
    : '';
  return `Not approved, because of the corrected values. ${[...new Set(problems)].join('; ')}.${note}`;
}

const allowDeciding = allow('submissions.decide', 'applications.decide');

/** The latest decision of the caller. */
function addUndo(routes: Hono<DeskEnvironment>, review: Review): void {
  routes.post(
    '/submissions/:id/undo',
    allowDeciding,
    valid('param', idPath),
    valid('json', undoBody),
    async (c) => {
      const { id } = c.req.valid('param');
      await review.undo({ id, ...c.req.valid('json'), person: c.var.person });
      return c.json(await review.get(id, c.var.person));
    },
  );
}

/** What is looked up again now: the payment on the chain, and the checks of the form. */
function addLookups(routes: Hono<DeskEnvironment>, review: Review): void {
  routes.post('/submissions/:id/chain-questions', allowDeciding, valid('param', idPath), async (c) => {
    const { id } = c.req.valid('param');
    await review.askChain({ id, person: c.var.person });
    return c.json(await review.get(id, c.var.person));
  });

  routes.post('/submissions/:id/checks', allowDeciding, valid('param', idPath), async (c) => {
    const { id } = c.req.valid('param');
    await review.checkAgain({ id, person: c.var.person });
    return c.json(await review.get(id, c.var.person));
  });
}

/** Payments that were given back. */
function addRefunds(routes: Hono<DeskEnvironment>, review: Review): void {
  const allowRefunding = allow('refunds.record');
  routes.get('/submissions/:id/refundable', allowRefunding, valid('param', idPath), async (c) => {
    const payments = await review.refundable({ id: c.req.valid('param').id, person: c.var.person });
    return c.json({ id: 'refundable', payments });
  });

  routes.post(
    '/submissions/:id/refunds',
    allowRefunding,
    valid('param', idPath),
    valid('json', refundActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await review.refund({ id, action: c.req.valid('json'), person: c.var.person });
      return c.json(await review.get(id, c.var.person));
    },
  );
}

/** Taking an item, deciding about it, and undoing that. The review looks at the kind of what it is about. */
export function createDecisionRoutes(review: Review): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.post('/next-submission', allowDeciding, valid('json', nextBody), async (c) => {
    const { state: states, ...filter } = c.req.valid('json');
    const next = await review.next({ ...filter, states }, c.var.person);
    return c.json({ id: next?.id ?? null });
  });

  routes.post('/bulk-decisions', allowDeciding, valid('json', bulkSchema), async (c) => {
    const data = await review.bulk(c.req.valid('json'), c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post(
    '/submissions/:id/lease',
    allowDeciding,
    valid('param', idPath),
    valid('json', leaseBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name: move } = c.req.valid('json');
      return c.json({ lease: await review.lease({ id, move, person: c.var.person }) });
    },
  );

  addUndo(routes, review);
  addLookups(routes, review);
  addRefunds(routes, review);

  routes.post(
    '/submissions/:id/actions',
    allowDeciding,
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const refusal = await review.perform({ id, ...c.req.valid('json'), person: c.var.person });
      if (refusal) return c.json({ message: describeRefusal(refusal), ...refusal }, unprocessable);
      return c.json(await review.get(id, c.var.person));
    },
  );
  return routes;
}
