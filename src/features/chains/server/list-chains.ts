import type { Database } from '#platform/database/database.ts';
import type { Chain } from '../model/chain.ts';
import { presentChain } from './present-chain.ts';

/** All chains in the wallet's order, deprecated ones included. */
export async function listChains(database: Database): Promise<Chain[]> {
  const rows = await database.selectFrom('chains').selectAll().orderBy('position').orderBy('hid').execute();
  return rows.map(presentChain);
}
