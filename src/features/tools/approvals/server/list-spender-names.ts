import type { Database } from '#platform/database/database.ts';
import type { SpenderNames } from '../model/read-network.ts';

/** The page carries them, so that it need not tell the server which contracts someone has approved. */
const namesMax = 2_000;

/** Names of the listed DApps by their contracts on these networks. */
export async function listSpenderNames(
  database: Database,
  networks: readonly string[],
): Promise<SpenderNames> {
  const names: Record<string, Record<string, string>> = {};
  if (networks.length === 0) return names;
  const rows = await database
    .selectFrom('dapp_addresses')
    .innerJoin('chains', 'chains.hid', 'dapp_addresses.chain_hid')
    .innerJoin('dapps', 'dapps.hid', 'dapp_addresses.dapp_hid')
    .select(['chains.network', 'dapp_addresses.address', 'dapps.title'])
    .where('chains.network', 'in', networks)
    .where('dapps.listed', '=', 1)
    .orderBy('dapps.hid')
    .orderBy('dapp_addresses.address')
    .limit(namesMax)
    .execute();
  for (const { network, address, title } of rows) {
    if (network === null || !/^0x[0-9a-f]{40}$/i.test(address)) continue;
    const own = (names[network] ??= {});
    own[address.toLowerCase()] ??= title;
  }
  return names;
}
