import { Hono } from 'hono';
import * as v from 'valibot';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import { mailStates } from '#features/mail/model/outbox-mail.ts';
import type { Outbox } from '#features/mail/server/outbox.ts';
import { reviewActionSchema } from '#features/review/model/review-action.ts';
import { reviewSortFields } from '#features/review/model/review-list.ts';
import type { Review } from '#features/review/server/review.ts';
import { submissionKinds, submissionStates } from '#features/submissions/model/state.ts';
import type { Log } from '#platform/log/log.ts';
import { requireAdministrator, requireReviewer, type DeskEnvironment } from './desk-gates.ts';
import { createDocumentRoutes, type DocumentServices } from './document-routes.ts';
import { sendMailPage } from './send-mail-page.ts';
import { number, valid } from './valid.ts';

export interface DeskApiServices extends DocumentServices {
  review: Review;
  outbox: Outbox;
  log: Log;
}

const listQuery = v.object({
  state: v.optional(v.picklist(submissionStates)),
  kind: v.optional(v.picklist(submissionKinds)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  sort: v.optional(v.picklist(reviewSortFields), 'promised_time'),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
  page: v.optional(number(1, 1_000_000), '1'),
  per_page: v.optional(number(1, 100), '25'),
});
const outboxQuery = v.object({
  state: v.optional(v.picklist(mailStates)),
  page: v.optional(number(1, 1_000_000), '1'),
  per_page: v.optional(number(1, 100), '25'),
});
const pageQuery = v.object({
  page: v.optional(number(1, 1_000_000), '1'),
  per_page: v.optional(number(1, 100), '25'),
});
const outboxAction = v.object({ name: v.literal('retry') });
const idPath = v.object({ id: number(1, 999_999_999) });
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: reviewActionSchema });

/** What the desk's pages call; `{ data, total }` is the shape that their data layer reads. */
export function createDeskApi({
  accounts,
  review,
  outbox,
  ...documents
}: DeskApiServices & { accounts: Accounts }): Hono<DeskEnvironment> {
  const api = new Hono<DeskEnvironment>();
  api.use(requireReviewer(accounts));

  api.get('/counts', async (c) => {
    const counts = await review.counts();
    return c.json({ data: counts, total: counts.length });
  });

  api.get('/submissions', valid('query', listQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await review.list({ ...query, perPage }));
  });

  api.get('/submissions/:id', valid('param', idPath), async (c) => {
    return c.json(await review.get(c.req.valid('param').id, c.var.person));
  });

  api.post('/submissions/:id/actions', valid('param', idPath), valid('json', actionBody), async (c) => {
    const { id } = c.req.valid('param');
    await review.perform({ id, ...c.req.valid('json'), person: c.var.person });
    return c.json(await review.get(id, c.var.person));
  });

  api.get('/outbox-counts', async (c) => {
    const counts = await outbox.counts();
    return c.json({ data: counts, total: counts.length, meta: { sends: outbox.sends } });
  });

  api.get('/outbox', valid('query', outboxQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await outbox.list({ ...query, perPage }));
  });

  api.get('/outbox/:id', valid('param', idPath), async (c) => {
    const { html: _html, ...mail } = await outbox.show(c.req.valid('param').id);
    return c.json(mail);
  });

  api.get('/outbox/:id/html', valid('param', idPath), async (c) => {
    const { html } = await outbox.show(c.req.valid('param').id);
    return sendMailPage(html);
  });

  api.post('/outbox/:id/actions', valid('param', idPath), valid('json', outboxAction), async (c) => {
    const { id } = c.req.valid('param');
    await outbox.retry(id);
    return c.json({ id });
  });

  api.get('/security-events', requireAdministrator, valid('query', pageQuery), async (c) => {
    const { page, per_page: perPage } = c.req.valid('query');
    return c.json(await accounts.listSecurityEvents({ page, perPage }));
  });

  api.route('/', createDocumentRoutes(documents));
  return api;
}
