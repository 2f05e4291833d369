import type { Database } from '#platform/database/database.ts';
import type { Deployment } from '../model/descriptor.ts';

/** Namespace of chains whose contracts have these addresses. */
const evm = 'ethereum';

const keyOf = ({ chainId, address }: Deployment) => `${chainId}:${address}`;

/** Contracts of listed DApps, tokens and NFT collections among these. */
export async function listListedContracts(
  database: Database,
  asked: readonly Deployment[],
): Promise<Deployment[]> {
  if (asked.length === 0) return [];
  const chainIds = [...new Set(asked.map(({ chainId }) => chainId))];
  const addresses = [...new Set(asked.map(({ address }) => address))];
  const ofDapps = database
    .selectFrom('dapp_addresses')
    .innerJoin('chains', 'chains.hid', 'dapp_addresses.chain_hid')
    .innerJoin('dapps', 'dapps.hid', 'dapp_addresses.dapp_hid')
    .select((eb) => ['chains.chain_id', eb.fn<string>('lower', ['dapp_addresses.address']).as('address')])
    .where('dapps.listed', '=', 1)
    .where('chains.ns', '=', evm)
    .where('chains.chain_id', 'in', chainIds)
    .where((eb) => eb(eb.fn<string>('lower', ['dapp_addresses.address']), 'in', addresses));
  const ofTokens = database
    .selectFrom('tokens')
    .innerJoin('chains', 'chains.hid', 'tokens.chain_hid')
    .select(['chains.chain_id', 'tokens.address_key as address'])
    .where('tokens.listed', '=', 1)
    .where('chains.ns', '=', evm)
    .where('chains.chain_id', 'in', chainIds)
    .where('tokens.address_key', 'in', addresses);
  const ofCollections = database
    .selectFrom('nft_collections')
    .innerJoin('chains', 'chains.hid', 'nft_collections.chain_hid')
    .select(['chains.chain_id', 'nft_collections.address_key as address'])
    .where('nft_collections.listed', '=', 1)
    .where('chains.ns', '=', evm)
    .where('chains.chain_id', 'in', chainIds)
    .where('nft_collections.address_key', 'in', addresses);
  const rows = [
    ...(await ofDapps.execute()),
    ...(await ofTokens.execute()),
    ...(await ofCollections.execute()),
  ];
  const listed = new Set(rows.map(({ chain_id, address }) => `${chain_id}:${address}`));
  return asked.filter((each) => listed.has(keyOf(each)));
}
