import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { DappTable } from '#platform/database/schema.ts';
import type { DappText } from './catalogue-records.ts';

/** A DApp with everything that belongs to it, ready to be inserted. */
export interface NewDapp {
  row: Omit<Insertable<DappTable>, 'hid'>;
  /** By locale. */
  texts: Record<string, DappText>;
  categoryHids: readonly number[];
  chainHids: readonly number[];
  /** The contracts of `row.address` whose networks are known. */
  contracts: readonly { chain_hid: number; address: string }[];
  tokenHids: readonly number[];
}

const unique = (numbers: readonly number[]) => [...new Set(numbers)];

async function insertBatch(transaction: Database, dapps: readonly NewDapp[]): Promise<number[]> {
  const inserted = await transaction
    .insertInto('dapps')
    .values(dapps.map(({ row }) => row))
    .returning(['hid', 'url_key'])
    .execute();
  const hidOf = new Map(inserted.map(({ hid, url_key }) => [url_key, hid]));
  const withHid = dapps.flatMap((dapp) => {
    const dapp_hid = hidOf.get(dapp.row.url_key);
    return dapp_hid === undefined ? [] : [{ ...dapp, dapp_hid }];
  });
  const texts = withHid.flatMap(({ dapp_hid, texts }) =>
    Object.entries(texts).map(([locale, text]) => ({ dapp_hid, locale, ...text })),
  );
  const categories = withHid.flatMap(({ dapp_hid, categoryHids }) =>
    unique(categoryHids).map((category_hid) => ({ dapp_hid, category_hid })),
  );
  const chains = withHid.flatMap(({ dapp_hid, chainHids }) =>
    unique(chainHids).map((chain_hid) => ({ dapp_hid, chain_hid })),
  );
  const tokens = withHid.flatMap(({ dapp_hid, tokenHids }) =>
    unique(tokenHids).map((token_hid) => ({ dapp_hid, token_hid })),
  );
  const contracts = withHid.flatMap(({ dapp_hid, contracts }) =>
    contracts.map((contract) => ({ dapp_hid, ...contract })),
  );
  if (texts.length > 0) await transaction.insertInto('dapp_texts').values(texts).execute();
  if (categories.length > 0) await transaction.insertInto('dapp_categories').values(categories).execute();
  if (chains.length > 0) await transaction.insertInto('dapp_chains').values(chains).execute();
  if (tokens.length > 0) await transaction.insertInto('dapp_tokens').values(tokens).execute();
  if (contracts.length > 0) await transaction.insertInto('dapp_addresses').values(contracts).execute();
  return withHid.map(({ dapp_hid }) => dapp_hid);
}

/** A statement can have at most 32,766 values on SQLite and 65,535 on PostgreSQL. */
const batchSize = 200;

/**
 * Inserts DApps with new `url_key`s, in the given order. The caller's transaction must also raise the
 * content revision.
 * @returns their `hid`s in the same order
 */
export async function insertDapps(transaction: Database, dapps: readonly NewDapp[]): Promise<number[]> {
  const hids: number[] = [];
  for (let start = 0; start < dapps.length; start += batchSize) {
    hids.push(...(await insertBatch(transaction, dapps.slice(start, start + batchSize))));
  }
  return hids;
}
