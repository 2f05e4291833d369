import { Hono } from 'hono';
import * as v from 'valibot';
import {
  viewActions,
  viewLabelMaxCharacters,
  viewQueryMaxCharacters,
} from '#features/submission/review-queue/model/queue-view.ts';
import type { QueueViews } from '#features/submission/review-queue/server/queue-views.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { writtenFilter } from './queue-filter.ts';
import { valid } from './valid.ts';

const viewBody = v.object({
  label: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(viewLabelMaxCharacters)),
  query: v.pipe(v.string(), v.maxLength(viewQueryMaxCharacters), writtenFilter),
});
const viewAction = v.object({ name: v.picklist(viewActions) });

/** Saved views of the queue: the caller's own, and those that colleagues share. */
export function createQueueViewRoutes(views: QueueViews): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow('submissions.read', 'applications.read');

  routes.get('/queue-views', reading, valid('query', wholeListQuery), async (c) => {
    const data = await views.list(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post('/queue-views', reading, valid('json', viewBody), async (c) => {
    const view = c.req.valid('json');
    await views.save(view, c.var.person);
    return c.json({ id: view.label });
  });

  routes.post(
    '/queue-views/:id/actions',
    reading,
    valid('param', idPath),
    valid('json', viewAction),
    async (c) => {
      const { id } = c.req.valid('param');
      await views.act(id, c.req.valid('json').name, c.var.person);
      return c.json({ id });
    },
  );
  return routes;
}
