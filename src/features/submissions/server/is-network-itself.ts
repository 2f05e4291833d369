import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { Database } from '#platform/database/database.ts';

/** Does the endpoint serve the network itself? In the demonstration it is the development chain, which knows no contract of the network. */
export async function isNetworkItself(
  database: Database,
  chainOf: ChainOf,
  network: string,
): Promise<boolean> {
  const served = await chainOf(network).getChainId();
  if (!served.ok) return false;
  const chain = await database
    .selectFrom('chains')
    .select('hid')
    .where('network', '=', network)
    .where('chain_id', '=', String(served.value))
    .executeTakeFirst();
  return chain !== undefined;
}
