import type { Hono } from 'hono';
import * as v from 'valibot';
import { statusLinkFormSchema } from '#features/submission/submission-status/model/status-link.ts';
import { statusLinkPath } from '#features/submission/submission-status/model/status-link-path.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address: names are few enough to be guessed, and each request may make a mail. */
const usualRequests = 10;
const formMaxBytes = 4096;

/** The form "Get your status link again". */
export function createStatusLinkRoute(
  { mailRequests, limits, publicOrigin }: Pick<Services, 'mailRequests' | 'limits' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/status-link',
    tag: 'Submissions',
    summary: 'Mail the status link of a submission to its own address again',
    answer: 'Leads back to the page, which says the same whether or not there is a submission',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret: ({ lang }) => `/${isLocale(lang) ? lang : fallbackLocale}${statusLinkPath('incomplete')}`,
    async act(body) {
      const form = v.safeParse(statusLinkFormSchema, body);
      if (form.success) await mailRequests.ask('status-link', form.output);
      const { lang } = body;
      return `/${isLocale(lang) ? lang : fallbackLocale}${statusLinkPath(form.success ? 'sent' : 'incomplete')}`;
    },
  });
}
