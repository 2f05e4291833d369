import type { Database } from '#platform/database/database.ts';
import type { KnownContract } from '../model/contract.ts';
import type { DappText } from './catalogue-records.ts';

/** What belongs to a DApp and is in tables of its own. */
export interface DappRelations {
  /** By site locale. */
  texts: Readonly<Record<string, DappText>>;
  categoryHids: readonly number[];
  chainHids: readonly number[];
  /** The contracts of `dapps.address` whose networks are known. */
  contracts: readonly KnownContract[];
  tokenHids: readonly number[];
}

const tableOf = {
  texts: 'dapp_texts',
  categoryHids: 'dapp_categories',
  chainHids: 'dapp_chains',
  contracts: 'dapp_addresses',
  tokenHids: 'dapp_tokens',
} as const satisfies Record<keyof DappRelations, string>;

/** The tables whose rows belong to a DApp by `dapp_hid`. */
export const dappRelationTables = Object.values(tableOf);

type Related = Partial<DappRelations> & { dapp_hid: number };

/** One row for each DApp and each of its members, which are counted once. */
const link = <Column extends string>(
  dapps: readonly Related[],
  column: Column,
  membersOf: (dapp: Related) => readonly number[] | undefined,
) =>
  dapps.flatMap((dapp) =>
    [...new Set(membersOf(dapp))].map(
      (member) => ({ dapp_hid: dapp.dapp_hid, [column]: member }) as Record<'dapp_hid' | Column, number>,
    ),
  );

/** Adds rows to the tables of these DApps; what they have already stays. */
export async function addDappRelations(transaction: Database, dapps: readonly Related[]): Promise<void> {
  const texts = dapps.flatMap(({ dapp_hid, texts = {} }) =>
    Object.entries(texts).map(([locale, { title, desc }]) => ({ dapp_hid, locale, title, desc })),
  );
  const categories = link(dapps, 'category_hid', ({ categoryHids }) => categoryHids);
  const chains = link(dapps, 'chain_hid', ({ chainHids }) => chainHids);
  const tokens = link(dapps, 'token_hid', ({ tokenHids }) => tokenHids);
  const contracts = dapps.flatMap(({ dapp_hid, contracts = [] }) =>
    contracts.map(({ chain_hid, address }) => ({ dapp_hid, chain_hid, address })),
  );
  if (texts.length > 0) await transaction.insertInto('dapp_texts').values(texts).execute();
  if (categories.length > 0) await transaction.insertInto('dapp_categories').values(categories).execute();
  if (chains.length > 0) await transaction.insertInto('dapp_chains').values(chains).execute();
  if (tokens.length > 0) await transaction.insertInto('dapp_tokens').values(tokens).execute();
  if (contracts.length > 0) await transaction.insertInto('dapp_addresses').values(contracts).execute();
}

/** Writes the text of a DApp in one language over the one that it has. */
export async function replaceText(
  transaction: Database,
  row: { dapp_hid: number; locale: string } & DappText,
): Promise<void> {
  const { title, desc } = row;
  await transaction
    .insertInto('dapp_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['dapp_hid', 'locale']).doUpdateSet({ title, desc }))
    .execute();
}

/** Replaces what is given of a DApp; the rest stays. The caller writes `dapps.address` with the contracts. */
export async function replaceDappRelations(
  transaction: Database,
  dapp_hid: number,
  relations: Partial<DappRelations>,
): Promise<void> {
  for (const name of Object.keys(relations) as (keyof DappRelations)[])
    await transaction.deleteFrom(tableOf[name]).where('dapp_hid', '=', dapp_hid).execute();
  await addDappRelations(transaction, [{ dapp_hid, ...relations }]);
}

/** A listed DApp's rows in other tables, as forms show them: networks in the wallet's order, the others by their numbers. */
export async function readDappRelations(database: Database, dapp_hid: number) {
  const texts = await database
    .selectFrom('dapp_texts')
    .select(['locale', 'title', 'desc'])
    .where('dapp_hid', '=', dapp_hid)
    .orderBy('locale')
    .execute();
  const categories = await database
    .selectFrom('dapp_categories')
    .select('category_hid')
    .where('dapp_hid', '=', dapp_hid)
    .orderBy('category_hid')
    .execute();
  const chains = await database
    .selectFrom('dapp_chains')
    .innerJoin('chains', 'chains.hid', 'dapp_chains.chain_hid')
    .select(['chains.hid', 'chains.title'])
    .where('dapp_hid', '=', dapp_hid)
    .orderBy('position')
    .orderBy('chains.hid')
    .execute();
  const contracts: KnownContract[] = await database
    .selectFrom('dapp_addresses')
    .select(['chain_hid', 'address'])
    .where('dapp_hid', '=', dapp_hid)
    .orderBy('chain_hid')
    .orderBy('address')
    .execute();
  const tokens = await database
    .selectFrom('dapp_tokens')
    .innerJoin('tokens', 'tokens.hid', 'dapp_tokens.token_hid')
    .select(['tokens.hid', 'name', 'symbol'])
    .where('dapp_hid', '=', dapp_hid)
    .orderBy('tokens.hid')
    .execute();
  const categoryHids = categories.map(({ category_hid }) => category_hid);
  return { texts, categoryHids, chains, contracts, tokens };
}
