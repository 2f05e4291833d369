import { Hono, type Context } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';
import { unsubscribePath, confirmPath } from '#features/site/newsletter/model/confirmation-mail.ts';
import { fallbackLocale, isLocale } from '#i18n/locales.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import type { Services } from '../services.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { failureSchema, successSchema } from '#platform/http/envelope-schema.ts';
import { limitRequests } from './submissions/request-limits.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

/** In ten minutes from one address; a mail provider unsubscribes for all of its users from a few. */
const usualRequests = 1200;

interface LinkRequest {
  token: string;
  /** Present when the form of our own page was sent: then the answer leads back to that page. */
  lang: unknown;
}

async function readLink(c: Context): Promise<LinkRequest> {
  // A body that cannot be read is no form of ours and no mailbox's; the address may still carry the token.
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  const token = c.req.query('token') ?? body['token'];
  return { token: typeof token === 'string' ? token : '', lang: body['lang'] };
}

const jsonOf = (schema: v.GenericSchema) => ({ 'application/json': { schema: resolver(schema) } });
const failed = (description: string) => ({ description, content: jsonOf(failureSchema) });

/** Both calls take the token in the address or in a form. */
const describeLink = (summary: string, answers: Parameters<typeof describeRoute>[0]['responses']) =>
  describeRoute({
    tags: ['Newsletter'],
    summary,
    parameters: [
      {
        name: 'token',
        in: 'query',
        description: 'Token from the link in the email',
        schema: { type: 'string' },
      },
    ],
    responses: {
      ...answers,
      303: { description: 'Where the form of our own page was sent: leads back to it' },
      400: failed('A body that cannot be read'),
      413: failed('The body is too large'),
      429: failed('Too many requests from this address'),
    },
  });

const describeConfirmation = describeLink('Confirm a newsletter subscription', {});
const describeUnsubscription = describeLink('Unsubscribe from the newsletter', {
  200: { description: 'Unsubscribed', content: jsonOf(successSchema(v.null())) },
  404: failed('The token belongs to no subscription'),
});

const pageOf = (lang: unknown, path: string) => `/${isLocale(lang) ? lang : fallbackLocale}${path}`;

/**
 * What the links of a newsletter mail do, after a person pressed a button: of our page (a plain form), or of the mailbox itself,
 * which sends `List-Unsubscribe=One-Click` and follows no redirect (RFC 8058).
 */
export function createNewsletterLinks(
  { newsletter, limits }: Pick<Services, 'newsletter' | 'limits'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.use('/api/newsletter/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/newsletter/*', limitRequests({ limits }, 'newsletter links', requests), limitBody(4096));

  app.post('/api/newsletter/confirm', describeConfirmation, async (c) => {
    const { token, lang } = await readLink(c);
    await newsletter.confirm(token);
    return c.redirect(pageOf(lang, confirmPath(encodeURIComponent(token))), 303);
  });

  app.post('/api/newsletter/unsubscribe', describeUnsubscription, async (c) => {
    const { token, lang } = await readLink(c);
    const state = await newsletter.unsubscribe(token);
    if (lang !== undefined) return c.redirect(pageOf(lang, unsubscribePath(encodeURIComponent(token))), 303);
    if (state === 'unknown') throw new AppError('not-found', 'This link belongs to no subscription.');
    return c.json(success(null));
  });

  // Programs without the one-click call open the address: like a scanner of links, they change nothing by that.
  app.get('/api/newsletter/unsubscribe', (c) => {
    const locale = negotiateLocale(undefined, c.req.header('accept-language'));
    return c.redirect(pageOf(locale, unsubscribePath(encodeURIComponent(c.req.query('token') ?? ''))), 303);
  });

  for (const path of ['/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
    app.all(path, (c) => {
      c.header('Allow', path.endsWith('unsubscribe') ? 'GET, POST' : 'POST');
      throw new AppError('method-not-allowed', 'This address takes POST.');
    });
  }
  return app;
}
