import { Hono } from 'hono';
import * as v from 'valibot';
import { subscriptionSchema } from '#features/newsletter/model/subscription.ts';
import { contentLanguageOf, localeOfApiLanguage } from '#i18n/api-language.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../services.ts';
import { described } from './described.ts';
import { limitBody } from './limit-body.ts';

export function createNewsletterRoutes({ newsletter }: Pick<Services, 'newsletter'>) {
  const app = new Hono();
  for (const path of ['/api/tokenPocket/subscribe', '/api/subscribe']) {
    app.post(
      path,
      described({
        tag: 'Newsletter',
        summary: 'Enters an address for the newsletter',
        description: 'An address that is there already is answered alike.',
        data: v.null(),
        example: null,
        refusals: { 413: 'The body is too large' },
      }),
      limitBody(4096),
      validated('json', subscriptionSchema),
      async (c) => {
        const { email, lang } = c.req.valid('json');
        const locale = lang
          ? localeOfApiLanguage(lang)
          : negotiateLocale(undefined, c.req.header('accept-language'));
        await newsletter.subscribe(email, contentLanguageOf(locale));
        return c.json(success(null));
      },
    );
  }
  return app;
}
