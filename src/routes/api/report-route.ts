import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import {
  reportFormSchema,
  reportPath,
  type ReportForm,
  type ReportResult,
} from '#features/reports/model/report.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { AppError } from '#lib/app-error.ts';
import { failureSchema } from '#platform/http/envelope-schema.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import type { Services } from '../services.ts';
import { requireOwnForm } from './require-own-form.ts';
import { limitRequests } from './submissions/request-limits.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a day has limits of its own (reports/server/submit-report.ts). */
const usualRequests = 60;
/** 2,000 characters of any script, encoded for a form. */
const formMaxBytes = 32 * 1024;

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: resolver(failureSchema) } },
});

const description = describeRoute({
  tags: ['Reports'],
  summary: 'Report a listed item, or a site that pretends to be the wallet',
  responses: {
    303: { description: 'Leads to the page that says whether the report was received' },
    400: failed('A body that cannot be read'),
    403: failed('The form was sent from another site'),
    413: failed('The body is too large'),
    429: failed('Too many requests from this address'),
  },
});

/** What the form is about, as far as it can be read: the page to lead back to. */
const itemSchema = v.object({
  kind: v.picklist(['dapp', 'token', 'nft']),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
});

function pageOf(body: Record<string, unknown>, result?: ReportResult): string {
  const item = v.safeParse(itemSchema, body);
  const { lang } = body;
  const found = item.success ? { kind: item.output.kind, hid: item.output.id } : null;
  return `/${isLocale(lang) ? lang : fallbackLocale}${reportPath(found, result)}`;
}

/**
 * The form of the report page: a plain form, which works without JavaScript. Another site cannot make its visitors send it; a form with
 * text in the field that people do not see came from a program, which is told nothing.
 */
export function createReportRoute(
  { reports }: Pick<Services, 'reports'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.use('/api/reports', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/reports', limitRequests(requests), limitBody(formMaxBytes), requireOwnForm);

  const send = async (
    form: ReportForm,
    clientAddress: string | undefined,
  ): Promise<ReportResult | undefined> => {
    const outcome = await reports.submit(form, clientAddress);
    // The page of an item that is not listed says so.
    return outcome === 'unknown' ? undefined : outcome;
  };

  app.post('/api/reports', description, async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('bad-request', 'The form cannot be read.', { cause });
    });
    const isProgram = body['homepage'] !== undefined && body['homepage'] !== '';
    const form = v.safeParse(reportFormSchema, body);
    if (isProgram) return c.redirect(pageOf(body, 'received'), 303);
    if (!form.success) return c.redirect(pageOf(body, 'incomplete'), 303);
    return c.redirect(pageOf(body, await send(form.output, c.get('clientAddress'))), 303);
  });

  app.all('/api/reports', (c) => {
    c.header('Allow', 'POST');
    throw new AppError('method-not-allowed', 'This address takes POST.');
  });
  return app;
}
