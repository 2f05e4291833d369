import { Hono } from 'hono';
import * as v from 'valibot';
import {
  subscriberActionSchema,
  subscriberStates,
  type Subscriber,
} from '#features/site/newsletter/model/subscriber.ts';
import type { SubscriberDesk } from '#features/site/newsletter/server/subscriber-desk.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { sendCsv } from './send-csv.ts';
import { valid } from './valid.ts';

const filterEntries = {
  state: v.optional(v.picklist(subscriberStates)),
  locale: v.optional(v.picklist(localeCodes)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
};
const subscriberQuery = listQuery(filterEntries);
const filterBody = v.strictObject(filterEntries);

const columns = [
  'id',
  'email',
  'locale',
  'state',
  'create_time',
  'confirmed_time',
  'unsubscribed_time',
  'refused_time',
  'refused_error',
] as const satisfies readonly (keyof Subscriber)[];

/** Who gets the newsletter. */
export function createSubscriberRoutes(subscribers: SubscriberDesk): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow('subscribers.read');

  routes.get('/subscribers', reading, valid('query', subscriberQuery), async (c) => {
    const { per_page: perPage, ...filter } = c.req.valid('query');
    const { erasedTime, ...page } = await subscribers.list({ ...filter, perPage });
    return c.json({ ...page, meta: { erased_time: erasedTime } });
  });

  routes.get('/subscriber-counts', reading, valid('query', wholeListQuery), async (c) => {
    const data = await subscribers.counts();
    return c.json({ data, total: data.length });
  });

  routes.get('/newsletter-growth', reading, valid('query', wholeListQuery), async (c) => {
    const data = await subscribers.growth();
    return c.json({ data, total: data.length });
  });

  // A POST, because an export is an entry of the audit log.
  routes.post('/subscribers/export', allow('subscribers.export'), valid('json', filterBody), async (c) =>
    sendCsv(columns, await subscribers.export(c.req.valid('json'), c.var.person)),
  );

  routes.post(
    '/subscribers/:id/actions',
    allow('subscribers.erase'),
    valid('param', idPath),
    valid('json', subscriberActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await subscribers.erase(id, c.var.person);
      return c.json({ id });
    },
  );
  return routes;
}
