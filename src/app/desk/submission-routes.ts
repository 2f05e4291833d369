import { Hono } from 'hono';
import * as v from 'valibot';
import { leaseMoves } from '#features/review/model/lease.ts';
import { reviewActionSchema } from '#features/review/model/review-action.ts';
import { reviewSortFields } from '#features/review/model/review-list.ts';
import type { Review } from '#features/review/server/review.ts';
import { submissionKinds, submissionStates } from '#features/submissions/model/state.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, pageEntries } from './page-query.ts';
import { valid } from './valid.ts';

const filterEntries = {
  /** Several, separated by commas. */
  state: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(submissionStates)),
    ),
  ),
  kind: v.optional(v.picklist(submissionKinds)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
};
const listQuery = v.object({
  ...pageEntries,
  ...filterEntries,
  sort: v.optional(v.picklist(reviewSortFields), 'promised_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
});
const nextBody = v.object({ ...filterEntries, except: v.optional(v.pipe(v.number(), v.integer())) });
const leaseBody = v.object({ name: v.picklist(leaseMoves) });
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: reviewActionSchema });

/** The review looks at the kind of what is asked for: reviewers and recruiters see different ones. */
const allowReading = allow('submissions.read', 'applications.read');
const allowDeciding = allow('submissions.decide', 'applications.decide');

export function createSubmissionRoutes(review: Review): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/counts', allowReading, async (c) => {
    const counts = await review.counts(c.var.person);
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/submissions', allowReading, valid('query', listQuery), async (c) => {
    const { per_page: perPage, state: states, ...query } = c.req.valid('query');
    return c.json(await review.list({ ...query, states, perPage }, c.var.person));
  });

  routes.get('/submissions/:id', allowReading, valid('param', idPath), async (c) => {
    return c.json(await review.get(c.req.valid('param').id, c.var.person));
  });

  routes.post('/next-submission', allowDeciding, valid('json', nextBody), async (c) => {
    const { state: states, ...filter } = c.req.valid('json');
    const next = await review.next({ ...filter, states }, c.var.person);
    return c.json({ id: next?.id ?? null });
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

  routes.post(
    '/submissions/:id/actions',
    allowDeciding,
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      await review.perform({ id, ...c.req.valid('json'), person: c.var.person });
      return c.json(await review.get(id, c.var.person));
    },
  );
  return routes;
}
