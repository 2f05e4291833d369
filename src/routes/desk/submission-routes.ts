import { Hono } from 'hono';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { reviewSortFields } from '#features/submission/review-queue/model/review-list.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import { createAnswerRoutes } from './answer-routes.ts';
import { createDecisionRoutes } from './decision-routes.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { createNoteRoutes } from './note-routes.ts';
import { createQueueViewRoutes } from './queue-view-routes.ts';
import { filterEntries } from './queue-filter.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const queueQuery = listQuery({
  ...filterEntries,
  sort: v.optional(v.picklist(reviewSortFields), 'promised_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
});
/** The review looks at the kind of what is asked for: reviewers and recruiters see different ones. */
const allowReading = allow('submissions.read', 'applications.read');

export function createSubmissionRoutes(review: Review): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/counts', allowReading, valid('query', wholeListQuery), async (c) => {
    const counts = await review.counts(c.var.person);
    return c.json({ data: counts, total: counts.length });
  });

  routes.get('/queue-choices/queue', allowReading, async (c) => {
    return c.json({ id: 'queue', ...(await review.choices(c.var.person)) });
  });

  routes.get('/submissions', allowReading, valid('query', queueQuery), async (c) => {
    const { per_page: perPage, state: states, ...query } = c.req.valid('query');
    return c.json(await review.list({ ...query, states, perPage }, c.var.person));
  });

  routes.get('/submissions/:id', allowReading, valid('param', idPath), async (c) => {
    return c.json(await review.get(c.req.valid('param').id, c.var.person));
  });

  // Asked all the time by every open item: what has not changed is answered without a body.
  routes.get('/submissions/:id/presence', allowReading, valid('param', idPath), etag(), async (c) => {
    c.header('Cache-Control', 'private, no-cache');
    return c.json(await review.presence(c.req.valid('param').id, c.var.person));
  });

  routes.route('/', createAnswerRoutes(review.answers));
  routes.route('/', createDecisionRoutes(review));
  routes.route('/', createNoteRoutes(review));
  routes.route('/', createQueueViewRoutes(review.views));
  return routes;
}
