import type { Hono } from 'hono';
import * as v from 'valibot';
import { appealPath } from '#features/store/reports/model/appeal.ts';
import {
  findingReferenceSchema,
  reportFormSchema,
  reportPath,
  type ReportResult,
} from '#features/store/reports/model/report.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a day has limits of its own (reports/server/submit-report.ts). */
const usualRequests = 60;
/** 2,000 characters of any script, encoded for a form. */
const formMaxBytes = 32 * 1024;

/** What the form is about, as far as it can be read: the page to lead back to. */
const itemSchema = v.object({
  kind: v.picklist(['dapp', 'token', 'nft']),
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
});

interface Led {
  result?: ReportResult;
  number?: number;
}

function pathOf(body: Record<string, unknown>, led: Led): string {
  if (body['kind'] === 'token-check') {
    const reference = v.safeParse(findingReferenceSchema, body);
    return reference.success ? appealPath(reference.output, led) : '/tools/token-check';
  }
  const item = v.safeParse(itemSchema, body);
  return reportPath(item.success ? { kind: item.output.kind, hid: item.output.id } : null, led);
}

function pageOf(body: Record<string, unknown>, result?: ReportResult, number?: number): string {
  const { lang } = body;
  const led = { ...(result && { result }), ...(number && { number }) };
  return `/${isLocale(lang) ? lang : fallbackLocale}${pathOf(body, led)}`;
}

/** The forms of the report page and of appeals. One with text in the field that people do not see came from a program, which is told nothing. */
export function createReportRoute(
  { reports, limits, publicOrigin }: Pick<Services, 'reports' | 'limits' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/reports',
    tag: 'Reports',
    summary:
      'Report a listed item or a site that pretends to be the wallet, or appeal a finding of the token check',
    answer: 'Leads to the page that says whether the report was received',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret: (body) => pageOf(body, 'secret'),
    async act(body, c) {
      const isProgram = body['homepage'] !== undefined && body['homepage'] !== '';
      if (isProgram) return pageOf(body, 'received');
      const form = v.safeParse(reportFormSchema, body);
      if (!form.success) return pageOf(body, 'incomplete');
      const outcome = await reports.submit(form.output, c.get('clientAddress'));
      if (outcome.result === 'received') return pageOf(body, 'received', outcome.number);
      // The page of an item that is not listed, or of a check that is not kept, says so.
      return pageOf(body, outcome.result === 'limit' ? 'limit' : undefined);
    },
  });
}
