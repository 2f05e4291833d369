import { contractKey } from '#features/submissions/model/asset/asset-key.ts';
import type { NftSubmission } from '#features/submissions/model/nft/nft-submission.ts';
import type { TokenSubmission } from '#features/submissions/model/token/token-submission.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeFact, ReviewMerge } from '../../model/merge.ts';
import { publishIcon } from '../publish-icon.ts';
import { compareFacts, hashListed, iconFileOf, type Facts } from './compare-facts.ts';

/** A submitted token or NFT collection, with the language of its description. */
export type OfferedAsset = { locale: string } & (
  { kind: 'token'; asset: TokenSubmission } | { kind: 'nft'; asset: NftSubmission }
);

const tableOf = { token: 'tokens', nft: 'nft_collections' } as const;

/** The entry's columns by fact; `icon` and the description are written separately. */
function columnsByFact(offered: OfferedAsset): Partial<Record<MergeFact, Record<string, string | number>>> {
  const { name, symbol, total_supply, website, standard } = offered.asset;
  const common = { name: { name }, symbol: { symbol }, total_supply: { total_supply }, website: { website } };
  if (offered.kind === 'nft') return { ...common, standard: { standard } };
  const { bl_symbol, decimal, precision, gas } = offered.asset;
  return {
    ...common,
    standard: { token_protocol: standard },
    bl_symbol: { bl_symbol },
    decimal: { decimal: Number(decimal) },
    precision: { precision: Number(precision) },
    gas: { gas },
  };
}

/** Both sides, read from the same columns. */
function factsOf(row: Readonly<Record<string, unknown>>, columns: ReturnType<typeof columnsByFact>): Facts {
  const entries = Object.entries(columns).map(([fact, values]) => [
    fact,
    Object.keys(values).flatMap((column) => (row[column] === '' ? [] : [String(row[column])])),
  ]);
  return Object.fromEntries(entries) as Facts;
}

async function findListed(database: Database, { kind, asset }: OfferedAsset) {
  return database
    .selectFrom(tableOf[kind])
    .innerJoin('chains', 'chains.hid', `${tableOf[kind]}.chain_hid`)
    .selectAll(tableOf[kind])
    .where('chains.network', '=', asset.network)
    .where('address_key', '=', contractKey(asset).toLowerCase())
    .executeTakeFirst();
}

/** The listed token or collection with this contract on this network; undefined when there is none. */
export async function findAssetMerge(
  database: Database,
  offered: OfferedAsset,
): Promise<ReviewMerge | undefined> {
  const entry = await findListed(database, offered);
  if (!entry) return undefined;
  const { asset, locale } = offered;
  const columns = columnsByFact(offered);
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
  offered: OfferedAsset,
  { hid, take }: { hid: number; take: readonly MergeFact[] },
): Promise<void> {
  const { kind, asset, locale } = offered;
  const columns = columnsByFact(offered);
  const { descriptions } = await transaction
    .selectFrom(tableOf[kind])
    .select('descriptions')
    .where('hid', '=', hid)
    .executeTakeFirstOrThrow();
  const known = JSON.parse(descriptions) as Record<string, string>;
  const taken = Object.assign({}, ...take.map((fact) => columns[fact] ?? {})) as Record<string, string>;
  await transaction
    .updateTable(tableOf[kind])
    .set({
      ...taken,
      ...(take.includes('icon') && { icon_url: await publishIcon(transaction, asset.icon) }),
      descriptions: JSON.stringify({ ...known, [locale]: asset.description }),
    })
    .where('hid', '=', hid)
    .execute();
}
