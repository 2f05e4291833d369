import { Hono } from 'hono';
import { newWebhookSchema, webhookActionSchema } from '#features/team/webhooks/model/webhook.ts';
import type { Webhooks } from '#features/team/webhooks/server/webhooks.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

/** Receivers of signed calls: for administrators. */
export function createWebhookRoutes(webhooks: Webhooks): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const gate = allow('webhooks.manage');

  routes.get('/webhooks', gate, valid('query', wholeListQuery), async (c) => {
    const data = await webhooks.list();
    return c.json({ data, total: data.length });
  });

  routes.post('/webhooks', gate, valid('json', newWebhookSchema), async (c) =>
    c.json(await webhooks.create(c.req.valid('json'), c.var.person)),
  );

  routes.post(
    '/webhooks/:id/actions',
    gate,
    valid('param', idPath),
    valid('json', webhookActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await webhooks.change({ id, action: c.req.valid('json'), person: c.var.person });
      return c.json({ id });
    },
  );
  return routes;
}
