import { Hono } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import { mailStates } from '#features/mail/model/outbox-mail.ts';
import type { Outbox } from '#features/mail/server/outbox.ts';
import { reviewActionSchema } from '#features/review/model/review-action.ts';
import { reviewSortFields } from '#features/review/model/review-list.ts';
import type { Review } from '#features/review/server/review.ts';
import { submissionKinds, submissionStates } from '#features/submissions/model/state.ts';
import { AppError } from '#lib/app-error.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import type { Log } from '#platform/log/log.ts';
import { requireAdministrator, requireReviewer, type DeskEnvironment } from './desk-gates.ts';
import { sendMailPage } from './send-mail-page.ts';
import { sendFile } from './send-file.ts';

export interface DeskApiServices {
  review: Review;
  outbox: Outbox;
  /** Any uploaded file, public or not. */
  findFile: (sha256: string) => Promise<FoundFile | undefined>;
  log: Log;
}

const number = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

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
const filePathParameters = v.object({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** Gate: 400 with a sentence that names every bad parameter. */
function valid<Target extends 'query' | 'param' | 'json', Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? target}: ${issue.message}`);
    throw new AppError('bad-request', [...new Set(faults)].join('; '));
  });
}

/** What the desk's pages call; `{ data, total }` is the shape that their data layer reads. */
export function createDeskApi({
  accounts,
  review,
  outbox,
  findFile,
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

  api.get('/files/:sha256', valid('param', filePathParameters), async (c) => {
    const file = await findFile(c.req.valid('param').sha256);
    if (!file) throw new AppError('not-found', 'There is no such file.');
    return sendFile(file);
  });

  return api;
}
