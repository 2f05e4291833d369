import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  appealFormSchema,
  appealPath,
  appealReferenceSchema,
  type AppealResult,
} from '#features/listing/appeals/model/appeal.ts';
import { statusLinkPath } from '#features/submission/submission-status/model/status-link-path.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a decision can be appealed against once. */
const usualRequests = 20;
/** 2,000 characters of any script, encoded for a form. */
const formMaxBytes = 32 * 1024;

/** Back to the status page; without a reference, to the form that sends its link. */
function pageOf(body: Readonly<Record<string, unknown>>, result: AppealResult): string {
  const { lang } = body;
  const reference = v.safeParse(appealReferenceSchema, body['reference']);
  const path = reference.success ? appealPath(reference.output, result) : statusLinkPath();
  return `/${isLocale(lang) ? lang : fallbackLocale}${path}`;
}

/** The form of the status page by which a team appeals against a decision. */
export function createAppealRoute(
  {
    appeals,
    limits,
    publicOrigin,
  }: { appeals: Pick<Services['appeals'], 'submit'> } & Pick<Services, 'limits' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/appeals',
    tag: 'Submissions',
    summary: 'Appeal against the rejection of a submission, or the delisting of what it listed',
    answer: 'Leads back to the status page, which says whether the appeal was received',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret: (body) => pageOf(body, 'secret'),
    async act(body) {
      const form = v.safeParse(appealFormSchema, body);
      return pageOf(body, form.success ? await appeals.submit(form.output) : 'incomplete');
    },
  });
}
