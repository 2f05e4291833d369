import { Hono } from 'hono';
import * as v from 'valibot';
import { readAnswerSchema, readRequestSchema } from '#features/approvals/model/read-request.ts';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { described } from '../../v1/described.ts';
import { limitRequests } from '../submissions/request-limits.ts';
import type { VisitorEnvironment } from '../submissions/visitor-environment.ts';

const bodyMaxBytes = 1024 * 1024;
/** In ten minutes from one address: several networks read whole. */
const usualRequests = 3_000;

const params = v.object({
  network: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]{2,20}$/),
    v.description('Key of a network of the forms, such as bsc'),
  ),
});

/** Lets the page of the approvals read a chain: browsers may reach no other host, and an endpoint's address may carry a key. */
export function createReadChainRoutes(
  { approvals }: Pick<Services, 'approvals'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.post(
    '/api/tools/:network/read',
    described({
      tag: 'Chains',
      summary: 'Read a chain through its configured endpoint',
      description:
        'Read-only, limited to the calls that the portal’s own pages make. Nothing about them is stored.',
      data: readAnswerSchema,
      example: { answers: [{ ok: true, result: '0x1' }] },
      refusals: {
        404: 'No endpoint is configured for this network',
        413: 'The body is too large',
        429: 'Too many requests from this address',
        503: 'Not possible at the moment; try again later',
      },
    }),
    limitRequests(requests),
    limitBody(bodyMaxBytes),
    validated('param', params),
    validated('json', readRequestSchema),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const answers = await approvals.read(c.req.valid('param').network, c.req.valid('json').calls);
      if (answers === 'no-network')
        throw new AppError('not-found', 'No endpoint is configured for this network.');
      if (answers === 'busy')
        throw new AppError('unavailable', 'Too many reads are under way.', { retryAfterSeconds: 2 });
      return c.json(success({ answers: [...answers] }));
    },
  );
  return app;
}
