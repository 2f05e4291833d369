import { Hono } from 'hono';
import { readAnswerSchema, readRequestSchema } from '#features/tools/approvals/model/read-request.ts';
import type { RelayAnswer } from '#features/tools/approvals/server/approvals.ts';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { validated } from '#platform/http/validated.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import type { Services } from '../../services.ts';
import { described } from '../../v1/described.ts';
import { requireOwnPage } from '../own-page.ts';
import { limitRequests } from '../submissions/request-limits.ts';
import type { VisitorEnvironment } from '../submissions/visitor-environment.ts';
import { networkPath } from './network-path.ts';

const bodyMaxBytes = 1024 * 1024;
/** In ten minutes from one address: several networks read whole. */
const usualRequests = 3_000;

/** What a visitor is told whose read was not made. */
function refusalOf(answer: Exclude<RelayAnswer, { ok: true }>): AppError {
  if (answer.code === 'no-network')
    return new AppError('not-found', 'No endpoint is configured for this network.');
  const { retryAfterSeconds } = answer;
  const isVisitor = answer.by === 'visitor';
  const words =
    answer.code === 'busy'
      ? 'Too many reads are under way. Try again in a few seconds.'
      : isVisitor
        ? 'Too many reads from this address. Try again later.'
        : 'The reads of this network are used up for today. Try again tomorrow.';
  return new AppError(isVisitor ? 'too-many-requests' : 'unavailable', words, { retryAfterSeconds });
}

/** Lets the page of the approvals read a chain: browsers may reach no other host, and an endpoint's address may carry a key. */
export function createReadChainRoutes(
  { approvals, publicOrigin }: Pick<Services, 'approvals' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.post(
    '/api/tools/:network/read',
    described({
      tag: 'Chains',
      summary: 'Read a chain through its configured endpoint',
      description:
        'Calls are read-only, and only those that the portal’s own pages make. Each IP address and each network has a limit. Nothing about the calls is stored.',
      data: readAnswerSchema,
      example: { answers: [{ ok: true, result: '0x1' }] },
      refusals: {
        403: 'The call was sent from another site',
        404: 'No endpoint is configured for this network',
        413: 'The body is too large',
        429: 'Too many reads from this address',
        503: 'Not possible at the moment. Try again later',
      },
    }),
    requireOwnPage(publicOrigin),
    // Beside them the shares of units count, on all nodes together.
    limitRequests({ limits: createNodeLimits() }, 'chain reads', requests),
    limitBody(bodyMaxBytes),
    validated('param', networkPath),
    validated('json', readRequestSchema),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const { network } = c.req.valid('param');
      const { calls } = c.req.valid('json');
      const answer = await approvals.read({ network, calls, visitor: c.get('clientAddress') ?? 'unknown' });
      if (!answer.ok) throw refusalOf(answer);
      return c.json(success({ answers: [...answer.answers] }));
    },
  );
  return app;
}
