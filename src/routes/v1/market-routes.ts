import { Hono } from 'hono';
import * as v from 'valibot';
import { marketRequestsSchema, marketRowSchema } from '#features/store/catalogue/model/market.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { limitBody } from '#platform/http/limit-body.ts';

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

export function createMarketRoutes({ catalogue }: Pick<Content, 'catalogue'>) {
  return new Hono().post(
    '/v1/swap_market/market_optional',
    described({
      tag: 'Market',
      summary: 'Token data, in the requested order',
      description: 'An unknown price is null, never estimated.',
      data: v.array(marketRowSchema),
      example: [
        {
          address,
          blockchain_id: 1,
          name: 'Harbor',
          symbol: 'HBR',
          icon_url: '/files/hbr.svg',
          price_usd: null,
          chg: null,
        },
      ],
      refusals: { 413: 'The body is too large' },
    }),
    limitBody(131_072),
    validated('json', marketRequestsSchema),
    async (c) => c.json(success(await catalogue.market(c.req.valid('json')))),
  );
}
