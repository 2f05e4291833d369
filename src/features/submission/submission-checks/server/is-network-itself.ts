import type { Database } from '#platform/database/database.ts';

/** Does the endpoint serve the network itself? In the demonstration it is the development chain, which knows no contract of the network. */
export async function isNetworkItself(
  database: Database,
  network: string,
  chainId: number,
): Promise<boolean> {
  const chain = await database
    .selectFrom('chains')
    .select('hid')
    .where('network', '=', network)
    .where('chain_id', '=', String(chainId))
    .executeTakeFirst();
  return chain !== undefined;
}
