import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { statusLinkFormSchema, statusLinkPath } from '#features/submissions/model/status-link.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { failureSchema } from '#platform/http/envelope-schema.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import type { Services } from '../services.ts';
import { requireOwnForm } from './require-own-form.ts';
import { limitRequests } from './submissions/request-limits.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address: names are few enough to be guessed, and each request may make a mail. */
const usualRequests = 10;
const formMaxBytes = 4096;

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: resolver(failureSchema) } },
});

const description = describeRoute({
  tags: ['Submissions'],
  summary: 'Mail the status link of a submission to its own address again',
  responses: {
    303: { description: 'Leads back to the page, which says the same whether or not there is a submission' },
    400: failed('A body that cannot be read'),
    403: failed('The form was sent from another site'),
    413: failed('The body is too large'),
    429: failed('Too many requests from this address'),
  },
});

/** The form "Get your status link again": a plain form, which works without JavaScript. */
export function createStatusLinkRoute(
  { submissions }: { submissions: Pick<Services['submissions'], 'sendStatusLink'> },
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.use('/api/status-link', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/status-link', limitRequests(requests), limitBody(formMaxBytes), requireOwnForm);

  app.post('/api/status-link', description, async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('bad-request', 'The form cannot be read.', { cause });
    });
    const form = v.safeParse(statusLinkFormSchema, body);
    if (form.success) await submissions.sendStatusLink(form.output);
    const { lang } = body;
    const locale = isLocale(lang) ? lang : fallbackLocale;
    return c.redirect(`/${locale}${statusLinkPath(form.success ? 'sent' : 'incomplete')}`, 303);
  });

  app.all('/api/status-link', (c) => {
    c.header('Allow', 'POST');
    throw new AppError('method-not-allowed', 'This address takes POST.');
  });
  return app;
}
