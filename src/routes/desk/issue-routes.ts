import { Hono } from 'hono';
import * as v from 'valibot';
import { issueActionSchema, type ShownIssueMail } from '#features/site/newsletter/model/issues/issue.ts';
import type { Issues } from '#features/site/newsletter/server/issues/issues.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery } from './page-query.ts';
import { sendMailPage } from './send-mail-page.ts';
import { valid } from './valid.ts';

const issueQuery = listQuery({ refused: v.optional(v.literal('true')) });
const mailPath = v.object({ ...idPath.entries, locale: v.picklist(localeCodes) });

/** Newsletter issues: what each subscriber gets, and how far the sending is. */
export function createIssueRoutes(issues: Issues): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const reading = allow('newsletter.read');

  routes.get('/newsletter-issues', reading, valid('query', issueQuery), async (c) => {
    const { per_page: perPage, refused, ...query } = c.req.valid('query');
    return c.json(await issues.list({ ...query, perPage, isRefused: refused !== undefined }));
  });

  routes.get('/newsletter-issues/:id', reading, valid('param', idPath), async (c) => {
    return c.json(await issues.get(c.req.valid('param').id));
  });

  routes.get('/newsletter-issues/:id/mails/:locale', reading, valid('param', mailPath), async (c) => {
    const { id, locale } = c.req.valid('param');
    const { subject, text } = await issues.show(id, locale);
    return c.json({ id: locale, subject, text } satisfies ShownIssueMail & { id: string });
  });

  routes.get('/newsletter-issues/:id/mails/:locale/html', reading, valid('param', mailPath), async (c) => {
    const { id, locale } = c.req.valid('param');
    return sendMailPage((await issues.show(id, locale)).html);
  });

  routes.post(
    '/newsletter-issues/:id/actions',
    allow('newsletter.send'),
    valid('param', idPath),
    valid('json', issueActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await issues.act({ id, action: c.req.valid('json'), person: c.var.person });
      return c.json(await issues.get(id));
    },
  );
  return routes;
}
