import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { tokenContractIssue } from '#features/core/addresses/model/address-form.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import {
  tokenFactsRefusalSchema,
  tokenFactsSchema,
  type TokenFactsRefusal,
} from '#features/submission/asset-submission/model/token-facts.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { bodyFailures, describe } from './describe.ts';
import { refusal } from './refusal.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

const body = v.object({
  network: v.pipe(v.string(), v.maxLength(40), v.description('Key of a network of the forms, such as bsc')),
  address: v.pipe(v.string(), v.maxLength(600), v.description('Contract of the token')),
  standard: v.optional(
    v.pipe(v.string(), v.maxLength(40), v.description('Key of the standard that was chosen, such as ERC721')),
  ),
});

/** POST /api/submissions/token-facts: what the chain says about a token, so that the person need not type it. */
export function createTokenFactsRoute(
  { tokenFacts }: Pick<Services, 'tokenFacts'>,
  limitChecks: MiddlewareHandler<VisitorEnvironment>,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.post(
    '/api/submissions/token-facts',
    describe({
      summary: 'Read a token from its chain: name, symbol, decimals, supply, owner, and what its code can do',
      answers: { 200: tokenFactsSchema, 422: tokenFactsRefusalSchema },
      failures: bodyFailures,
    }),
    limitChecks,
    validated('json', body),
    async (c) => {
      const { network, standard } = c.req.valid('json');
      const address = c.req.valid('json').address.trim();
      const refuse = ({ code }: TokenFactsRefusal) =>
        c.json(refusal(422, `The question was refused: ${code}.`, { code }), 422);
      if (!isNetworkKey(network)) return refuse({ code: 'network' });
      const issue = tokenContractIssue(network, address, standard);
      if (issue) return refuse({ code: issue });
      return c.json(success(await tokenFacts.read({ network, address, standard })));
    },
  );
  return app;
}
