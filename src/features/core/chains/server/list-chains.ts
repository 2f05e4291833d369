import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ChainTable } from '#platform/database/schema.ts';
import type { Chain } from '../model/chain.ts';

/** A row in the shape for pages and forms. */
function presentChain(row: Selectable<ChainTable>): Chain {
  return {
    hid: row.hid,
    network: row.network,
    title: row.title,
    short: row.short,
    ns: row.ns,
    chain_id: row.chain_id,
    icon_url: row.icon_url,
    explorer: row.explorer === null ? null : (JSON.parse(row.explorer) as Chain['explorer']),
    token_standards: JSON.parse(row.token_standards) as string[],
    nft_standards: JSON.parse(row.nft_standards) as string[],
    deprecated: row.deprecated === 1,
  };
}

/** All chains in the wallet's order, deprecated ones included. */
export async function listChains(database: Database): Promise<Chain[]> {
  const rows = await database.selectFrom('chains').selectAll().orderBy('position').orderBy('hid').execute();
  return rows.map(presentChain);
}
