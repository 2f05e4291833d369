import { listContracts } from '#features/store/catalogue/model/contract.ts';
import type { Database } from '#platform/database/database.ts';
import type { DappListing, ListingTexts } from '../../model/listing-draft.ts';

const numbers = async <Key extends string>(rows: Promise<Record<Key, number>[]>, key: Key) =>
  (await rows).map((row) => row[key]);

async function readTexts(database: Database, hid: number): Promise<DappListing['texts']> {
  const rows = await database
    .selectFrom('dapp_texts')
    .select(['locale', 'title', 'desc'])
    .where('dapp_hid', '=', hid)
    .orderBy('locale')
    .execute();
  const texts: ListingTexts = Object.fromEntries(
    rows.map(({ locale, title, desc }) => [locale, { title, desc }]),
  );
  return texts as DappListing['texts'];
}

/** Every network of the DApp with its contracts, and the contracts whose network is not known. */
async function readContracts(database: Database, hid: number, address: string) {
  const chains = await database
    .selectFrom('dapp_chains')
    .innerJoin('chains', 'chains.hid', 'dapp_chains.chain_hid')
    .select('chains.hid')
    .where('dapp_hid', '=', hid)
    .orderBy('position')
    .orderBy('chains.hid')
    .execute();
  const known = await database
    .selectFrom('dapp_addresses')
    .select(['address', 'chain_hid'])
    .where('dapp_hid', '=', hid)
    .execute();
  const placed = listContracts(address, known);
  const networks = new Set([...chains.map((chain) => chain.hid), ...known.map((one) => one.chain_hid)]);
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
  const categories = database
    .selectFrom('dapp_categories')
    .select('category_hid')
    .where('dapp_hid', '=', hid)
    .orderBy('category_hid')
    .execute();
  const tokens = database
    .selectFrom('dapp_tokens')
    .select('token_hid')
    .where('dapp_hid', '=', hid)
    .orderBy('token_hid')
    .execute();
  return {
    texts: await readTexts(database, hid),
    url: row.url,
    icon: row.icon_url,
    categories: await numbers(categories, 'category_hid'),
    ...(await readContracts(database, hid, row.address)),
    tokens: await numbers(tokens, 'token_hid'),
    tp_connect: row.tp_connect,
    audit_url: row.audit_url ?? '',
    hot: row.hot > 0,
  };
}
