import { Hono } from 'hono';
import * as v from 'valibot';
import { descriptorAnswerSchema } from '#features/store/clear-signing/model/descriptor-answer.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import type { Services } from '../../services.ts';
import { described } from '../../v1/described.ts';
import { requireOwnPage } from '../own-page.ts';
import { limitRequests } from '../submissions/request-limits.ts';
import type { VisitorEnvironment } from '../submissions/visitor-environment.ts';

/** In ten minutes from one address: a request asks about eight contracts at most. */
const usualRequests = 600;

const params = v.object({
  chain: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/)),
  address: v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/)),
});

const example = {
  descriptors: ['{"context":{},"metadata":{},"display":{}}'],
  tokens: [{ address: `0x${'5f'.repeat(20)}`, symbol: 'EXT', decimals: 18 }],
};

/** Describes a contract of the catalogue for people who read a request. Nothing is kept of the question. */
export function createDescriptorRoutes(
  { clearSigning, publicOrigin }: Pick<Services, 'clearSigning' | 'publicOrigin'>,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.get(
    '/api/tools/descriptors/:chain/:address',
    described({
      tag: 'Chains',
      summary: 'Read how a listed contract is described',
      description:
        'Clear-signing files (ERC-7730) that the team confirmed. The lists are empty for a contract that is not listed. Nothing about the request is stored.',
      data: descriptorAnswerSchema,
      example,
      refusals: {
        403: 'The call was sent from another site',
        429: 'Too many reads from this address',
      },
    }),
    requireOwnPage(publicOrigin),
    limitRequests({ limits: createNodeLimits() }, 'descriptors', requests),
    validated('param', params),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const { chain: chainId, address } = c.req.valid('param');
      return c.json(success(await clearSigning.find({ chainId, address })));
    },
  );
  return app;
}
