import { Hono } from 'hono';
import * as v from 'valibot';
import { blockchainSchema } from '#features/core/chains/model/chain.ts';
import { tokenProtocolMapSchema } from '#features/core/chains/model/token-protocol.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Content } from '../services.ts';
import { described } from './described.ts';
import { clientParams } from './query-params.ts';

const query = v.object(clientParams);

export function createChainRoutes({ catalogue }: Pick<Content, 'catalogue'>) {
  return new Hono()
    .get(
      '/v1/block_chain/list',
      described({
        tag: 'Chains',
        summary: 'All chains in the order of the wallet',
        description:
          'Deprecated chains are no longer offered. They stay in the list with a mark, so that clients can show their names.',
        data: v.array(blockchainSchema),
        example: [
          {
            hid: 1,
            title: 'Ethereum',
            icon_url: '/files/eth.svg',
            ns: 'ethereum',
            metadata: '{"chain_id":1}',
            deprecated: 0,
          },
        ],
      }),
      validated('query', query),
      async (c) => c.json(success(await catalogue.listBlockchains())),
    )
    .get(
      '/v1/token/ns_token_protocol_list_map',
      described({
        tag: 'Chains',
        summary: 'Token standards by namespace',
        data: tokenProtocolMapSchema,
        example: { ethereum: [{ key: 'ERC20', title: 'ERC20', isSelected: false }] },
      }),
      validated('query', query),
      async (c) => c.json(success(await catalogue.tokenProtocolMap())),
    );
}
