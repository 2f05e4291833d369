import type { Hono } from 'hono';
import * as v from 'valibot';
import { statusLinkPath } from '#features/submission/submission-status/model/status-link-path.ts';
import {
  questionFormSchema,
  questionReferenceSchema,
  questionResultPath,
  type QuestionResult,
} from '#features/submission/transfers/model/payment-question.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { createPlainForm } from './plain-form.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a day has limits of its own (transfers/server/ask-question.ts). */
const usualRequests = 20;
/** 1,000 characters of any script, encoded for a form, and a link. */
const formMaxBytes = 20 * 1024;

/** Back to the status page; without a reference, to the form that sends its link. */
function pageOf(body: Readonly<Record<string, unknown>>, result: QuestionResult): string {
  const { lang } = body;
  const reference = v.safeParse(questionReferenceSchema, body['reference']);
  const path = reference.success ? questionResultPath(reference.output, result) : statusLinkPath();
  return `/${isLocale(lang) ? lang : fallbackLocale}${path}`;
}

/** The form of the status page by which a team asks a person about its payment. */
export function createPaymentQuestionRoute(
  {
    paymentQuestions,
    limits,
    publicOrigin,
  }: { paymentQuestions: Pick<Services['paymentQuestions'], 'ask'> } & Pick<
    Services,
    'limits' | 'publicOrigin'
  >,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  return createPlainForm({
    limits,
    publicOrigin,
    path: '/api/payment-questions',
    tag: 'Submissions',
    summary: 'Ask a person about the payment for a submission',
    answer: 'Leads back to the status page, which says whether the question was received',
    requests,
    maxBytes: formMaxBytes,
    refuseSecret: (body) => pageOf(body, 'secret'),
    async act(body, c) {
      const form = v.safeParse(questionFormSchema, body);
      if (!form.success) return pageOf(body, 'incomplete');
      return pageOf(body, await paymentQuestions.ask(form.output, c.get('clientAddress')));
    },
  });
}
