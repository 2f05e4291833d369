import { Hono, type Context } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { AppError } from '#lib/app-error.ts';
import { findText } from '#lib/secrets/find-text.ts';
import { holdsSecret } from '#lib/secrets/holds-secret.ts';
import { failureSchema } from '#platform/http/envelope-schema.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import type { Services } from '../services.ts';
import { requireOwnPage } from './own-page.ts';
import { limitRequests } from './submissions/request-limits.ts';
import type { VisitorEnvironment } from './submissions/visitor-environment.ts';

interface PlainForm extends Pick<Services, 'publicOrigin' | 'limits'> {
  path: string;
  tag: string;
  summary: string;
  /** What the page says to which the answer leads. */
  answer: string;
  /** In ten minutes from one address. */
  requests: number;
  maxBytes: number;
  /** Address of the page that says that the form holds a recovery phrase or a private key, and was not sent. */
  refuseSecret: (body: Readonly<Record<string, unknown>>) => string;
  /** @returns the address of the page that says what came of it */
  act: (body: Readonly<Record<string, unknown>>, c: Context<VisitorEnvironment>) => Promise<string>;
}

const failed = (description: string) => ({
  description,
  content: { 'application/json': { schema: resolver(failureSchema) } },
});

const describePlainForm = ({ tag, summary, answer }: PlainForm) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      303: { description: answer },
      400: failed('A body that cannot be read'),
      403: failed('The form was sent from another site'),
      413: failed('The body is too large'),
      429: failed('Too many requests from this address'),
      503: failed('Not possible at the moment. Try again later'),
    },
  });

/**
 * The address of a form of our pages that works without JavaScript: the answer leads back to a page. Another site cannot make its visitors
 * send it, because browsers say where a form comes from.
 */
export function createPlainForm(form: PlainForm): Hono<VisitorEnvironment> {
  const { path, requests, maxBytes, act, refuseSecret, publicOrigin } = form;
  const app = new Hono<VisitorEnvironment>();
  app.use(path, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(path, limitRequests(form, path, requests), limitBody(maxBytes));
  app.post(path, describePlainForm(form), requireOwnPage(publicOrigin), async (c) => {
    const body: Record<string, unknown> = await c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('bad-request', 'The form cannot be read.', { cause });
    });
    const isSecret = findText(body, holdsSecret) !== undefined;
    return c.redirect(isSecret ? refuseSecret(body) : await act(body, c), 303);
  });
  app.all(path, (c) => {
    c.header('Allow', 'POST');
    throw new AppError('method-not-allowed', 'This address takes POST.');
  });
  return app;
}
