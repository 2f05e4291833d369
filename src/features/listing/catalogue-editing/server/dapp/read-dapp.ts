import { listContracts, type KnownContract } from '#features/store/catalogue/model/contract.ts';
import { factsOf } from '#features/store/catalogue/model/dapp-facts.ts';
import { readDappRelations } from '#features/store/catalogue/server/dapp-relations.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappListing, ListingTexts } from '../../model/listing-draft.ts';

/** Every network of the DApp with its contracts, and the contracts whose network is not known. */
function placeContracts(address: string, chainHids: readonly number[], known: readonly KnownContract[]) {
  const placed = listContracts(address, known);
  const networks = new Set([...chainHids, ...known.map(({ chain_hid }) => chain_hid)]);
  return {
    contracts: [...networks].map((chain) => ({
      chain,
      addresses: placed
        .filter(({ chain_hids }) => chain_hids.includes(chain))
        .map((contract) => contract.address)
        .join(','),
    })),
    unplaced: placed
      .filter(({ chain_hids }) => chain_hids.length === 0)
      .map((contract) => contract.address)
      .join(','),
  };
}

/** @returns undefined when there is no such DApp, listed or not */
export async function readDapp(database: Database, hid: number): Promise<DappListing | undefined> {
  const row = await database.selectFrom('dapps').selectAll().where('hid', '=', hid).executeTakeFirst();
  if (!row) return undefined;
  const { texts, categoryHids, chains, contracts, tokens } = await readDappRelations(database, hid);
  const byLocale: ListingTexts = Object.fromEntries(
    texts.map(({ locale, title, desc }) => [locale, { title, desc }]),
  );
  const chainHids = chains.map((chain) => chain.hid);
  return {
    ...factsOf(row),
    url: row.url,
    texts: byLocale as DappListing['texts'],
    icon: row.icon_url,
    categories: categoryHids,
    ...placeContracts(row.address, chainHids, contracts),
    tokens: tokens.map((token) => token.hid),
    hot: row.hot > 0,
  };
}
