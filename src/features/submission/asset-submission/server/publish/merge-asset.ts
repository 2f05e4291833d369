import type { AssetFactName, ColumnsByFact } from '#features/store/catalogue/model/asset-facts.ts';
import { contractKey } from '../../model/asset-key.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeFact, ReviewMerge } from '#features/submission/review/model/merge.ts';
import type { Asset } from '../asset-kind.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';
import {
  compareFacts,
  hashListed,
  iconFileOf,
  type Facts,
} from '#features/submission/review/server/merge/compare-facts.ts';

/** A token or NFT collection that is offered, with the language of its description. */
export interface OfferedAsset {
  table: 'tokens' | 'nft_collections';
  asset: Asset;
  locale: string;
  columns: ColumnsByFact;
}

/** Both sides, read from the same columns. */
function factsOf(row: Readonly<Record<string, unknown>>, columns: ColumnsByFact): Facts {
  const entries = Object.entries(columns).map(([fact, values]) => [
    fact,
    Object.keys(values).flatMap((column) => (row[column] === '' ? [] : [String(row[column])])),
  ]);
  return Object.fromEntries(entries) as Facts;
}

async function findListed(database: Database, { table, asset }: OfferedAsset) {
  return database
    .selectFrom(table)
    .innerJoin('chains', 'chains.hid', `${table}.chain_hid`)
    .selectAll(table)
    .where('chains.network', '=', asset.network)
    .where('address_key', '=', contractKey(asset).toLowerCase())
    .where('listed', '=', 1)
    .executeTakeFirst();
}

/** The token or collection with this contract on this network, listed or not. */
export async function findAssetEntry(
  database: Database,
  table: OfferedAsset['table'],
  asset: Asset,
): Promise<number | undefined> {
  const row = await database
    .selectFrom(table)
    .innerJoin('chains', 'chains.hid', `${table}.chain_hid`)
    .select(`${table}.hid`)
    .where('chains.network', '=', asset.network)
    .where('address_key', '=', contractKey(asset).toLowerCase())
    .executeTakeFirst();
  return row?.hid;
}

/** The listed token or collection with this contract on this network; undefined when there is none. */
export async function findAssetMerge(
  database: Database,
  offered: OfferedAsset,
): Promise<ReviewMerge | undefined> {
  const entry = await findListed(database, offered);
  if (!entry) return undefined;
  const { asset, locale, columns } = offered;
  const descriptions = JSON.parse(entry.descriptions) as Record<string, string>;
  const submitted = Object.assign({}, ...Object.values(columns)) as Record<string, unknown>;
  return {
    hid: entry.hid,
    title: entry.name,
    seen: hashListed(Object.entries(entry).sort(([a], [b]) => a.localeCompare(b))),
    texts: Object.entries(descriptions).map(([language, desc]) => ({
      locale: language,
      title: entry.name,
      desc,
    })),
    added: { locale, title: asset.name, desc: asset.description },
    clash: Object.hasOwn(descriptions, locale) ? entry.name : null,
    rows: compareFacts(
      { ...factsOf({ ...entry }, columns), icon: iconFileOf(entry.icon_url) },
      { ...factsOf(submitted, columns), icon: [asset.icon] },
    ),
  };
}

/** Adds the description and applies the chosen facts. */
export async function mergeAsset(
  transaction: DatabaseTransaction,
  { table, asset, locale, columns }: OfferedAsset,
  { hid, take }: { hid: number; take: readonly MergeFact[] },
): Promise<void> {
  const { descriptions } = await transaction
    .selectFrom(table)
    .select('descriptions')
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  const known = JSON.parse(descriptions) as Record<string, string>;
  const taken = Object.assign({}, ...take.map((fact) => columns[fact as AssetFactName] ?? {})) as Record<
    string,
    string
  >;
  await transaction
    .updateTable(table)
    .set({
      ...taken,
      ...(take.includes('icon') && { icon_url: await publishIcon(transaction, asset.icon) }),
      descriptions: JSON.stringify({ ...known, [locale]: asset.description }),
    })
    .where('hid', '=', hid)
    .execute();
}
