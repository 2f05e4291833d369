import { Hono } from 'hono';
import * as v from 'valibot';
import { endpointAnswerSchema } from '#features/submission/developer/model/endpoint-check.ts';
import { endpointsMax } from '#features/submission/developer/model/endpoints-max.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { described } from '../../v1/described.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { limitRequests, usualLimits } from '../submissions/request-limits.ts';
import type { VisitorEnvironment } from '../submissions/visitor-environment.ts';

const address = '/api/chains/check-rpc';
const bodyMaxBytes = 32 * 1024;

const body = v.object({
  chain_id: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(1),
    v.description('The chain ID that the endpoints should have'),
    v.examples([10]),
  ),
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(2048))),
    v.minLength(1),
    v.maxLength(endpointsMax),
    v.description('URLs as written in the chain file'),
    v.examples([['https://rpc.example.org']]),
  ),
});

/** Asks RPC endpoints for their chain id, for the page that checks a chain file: browsers may not ask them themselves. */
export function createEndpointRoutes(
  { developer, limits }: Pick<Services, 'developer' | 'limits'>,
  checks = usualLimits.checks,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.post(
    address,
    described({
      tag: 'Chains',
      summary: 'Query RPC endpoints for their chain ID',
      description: 'Only public IP addresses are queried, each for a few seconds.',
      data: v.array(endpointAnswerSchema),
      example: [{ url: 'https://rpc.example.org', code: 'ok', chain_id: '10' }],
      refusals: { 413: 'The body is too large', 429: 'Too many requests from this address' },
    }),
    limitRequests({ limits }, 'endpoint checks', checks),
    limitBody(bodyMaxBytes),
    validated('json', body),
    async (c) => {
      const { urls, chain_id } = c.req.valid('json');
      c.header('Cache-Control', 'no-store');
      return c.json(success(await developer.checkEndpoints(urls, chain_id)));
    },
  );
  return app;
}
