import { Hono } from 'hono';
import {
  checkAnswerSchema,
  checkRequestSchema,
  type CheckAnswer,
  type ReviewedFinding,
} from '#features/store/token-checks/model/check-call.ts';
import type { TokenCheck } from '#features/store/token-checks/server/check-rows.ts';
import type { TokenAnswer } from '#features/store/token-checks/server/token-checks.ts';
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

const bodyMaxBytes = 4_096;
/** In ten minutes from one address, wrong ones included: those cost no share of the checks. */
const usualRequests = 100;
const endpointRetrySeconds = 30;

const example: CheckAnswer = {
  ...{ network: 'bsc', address: '0x5fbdb2315678afecb367f032d93f642f64180aa3', block: 21_204_118 },
  ...{ name: 'Example Token', symbol: 'EXT', verdict: 'stop' },
  findings: [
    {
      ...{ id: 'resale', outcome: 'stop', why: 'reverts', block: 21_204_118 },
      call: 'eth_simulateV1 swapExactTokensForTokensSupportingFeeOnTransferTokens',
      params: { failed: 3, tried: 3, reason: 'not open' },
    },
  ],
};

/** What a visitor is told whose check was not made. */
function refusalOf(answer: Exclude<TokenAnswer, { ok: true }>): AppError {
  switch (answer.code) {
    case 'no-network':
      return new AppError('not-found', 'No endpoint is configured for this network.');
    case 'no-address':
      return new AppError('bad-request', 'address, pair: they are contract addresses of this network');
    case 'endpoint-down':
      return new AppError('unavailable', 'The endpoint of this network did not respond. Try again.', {
        retryAfterSeconds: endpointRetrySeconds,
      });
    case 'busy':
      return new AppError('unavailable', 'Too many checks are under way. Try again in a few seconds.', {
        retryAfterSeconds: answer.retryAfterSeconds,
      });
    case 'used-up': {
      const { by, retryAfterSeconds } = answer;
      return by === 'visitor'
        ? new AppError('too-many-requests', 'Too many checks from this address. Try again later.', {
            retryAfterSeconds,
          })
        : new AppError('unavailable', 'The checks of this network are used up for today.', {
            retryAfterSeconds,
          });
    }
  }
}

/** Without what is the portal's own: number and time of the row. */
const present = (check: TokenCheck, reviewed: readonly ReviewedFinding[]): CheckAnswer => ({
  ...{ network: check.network, address: check.address, block: check.block },
  ...{ name: check.name, symbol: check.symbol, verdict: check.verdict },
  findings: [...check.findings],
  ...(reviewed.length > 0 && { reviewed: [...reviewed] }),
});

interface TokenCheckServices extends Pick<Services, 'tokenChecks' | 'publicOrigin'> {
  reports: Pick<Services['reports'], 'findReviewed'>;
}

/** Checks a token for the page of the tool. It takes addresses alone: which calls are made is the server's decision. */
export function createTokenCheckRoutes(
  { tokenChecks, reports, publicOrigin }: TokenCheckServices,
  requests = usualRequests,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  app.post(
    '/api/tools/:network/token-check',
    described({
      tag: 'Chains',
      summary: 'Check a token by a simulated purchase, transfer and resale',
      description:
        'Nothing is sent to the chain. Everyone who asks about a token at the same block gets the same check. Each IP address and each network has a limit of checks. The stored check says nothing about who asked.',
      data: checkAnswerSchema,
      example,
      refusals: {
        403: 'The call was sent from another site',
        404: 'No endpoint is configured for this network',
        413: 'The body is too large',
        429: 'Too many checks from this address',
        503: 'Not possible at the moment. Try again later',
      },
    }),
    requireOwnPage(publicOrigin),
    // Beside them the shares of checks count, on all nodes together.
    limitRequests({ limits: createNodeLimits() }, 'token checks', requests),
    limitBody(bodyMaxBytes),
    validated('param', networkPath),
    validated('json', checkRequestSchema),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      const { network } = c.req.valid('param');
      const { address, pair } = c.req.valid('json');
      const visitor = c.get('clientAddress') ?? 'unknown';
      const answer = await tokenChecks.check({ network, address, pair, visitor, madeFor: 'visitor' });
      if (!answer.ok) throw refusalOf(answer);
      const reviewed = await reports.findReviewed(answer.check);
      return c.json(success(present(answer.check, reviewed)));
    },
  );
  return app;
}
