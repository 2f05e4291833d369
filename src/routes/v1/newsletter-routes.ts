import { Hono, type MiddlewareHandler } from 'hono';
import {
  subscriptionAnswerSchema,
  subscriptionSchema,
} from '#features/site/newsletter/model/subscription.ts';
import { contentLanguageOf, localeOfApiLanguage } from '#i18n/api-language.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { VisitorEnvironment } from '../api/submissions/visitor-environment.ts';
import type { Services } from '../services.ts';
import { described } from './described.ts';
import { limitBody } from '#platform/http/limit-body.ts';

export function createNewsletterRoutes(
  { newsletter, mailRequests }: Pick<Services, 'newsletter' | 'mailRequests'>,
  limit: MiddlewareHandler<VisitorEnvironment>,
) {
  const app = new Hono<VisitorEnvironment>();
  for (const path of ['/api/tokenPocket/subscribe', '/api/subscribe']) {
    app.post(
      path,
      described({
        tag: 'Newsletter',
        summary: 'Subscribe an address to the newsletter',
        description:
          'If email is set up, the address receives a confirmation link and `confirm` is true. An address that is already subscribed gets the same response.',
        data: subscriptionAnswerSchema,
        example: { confirm: true },
        refusals: {
          413: 'The body is too large',
          429: 'Too many requests from this address',
          503: 'Too many requests are waiting. Try again later',
        },
      }),
      limit,
      limitBody(4096),
      validated('json', subscriptionSchema),
      async (c) => {
        const { email, lang, locale: pageLocale } = c.req.valid('json');
        const language = lang
          ? localeOfApiLanguage(lang)
          : negotiateLocale(undefined, c.req.header('accept-language'));
        const request = { email, language: contentLanguageOf(language), locale: pageLocale ?? language };
        if (newsletter.confirmsByMail) await mailRequests.ask('newsletter-confirmation', request);
        else await newsletter.subscribe(request);
        return c.json(success({ confirm: newsletter.confirmsByMail }));
      },
    );
  }
  return app;
}
