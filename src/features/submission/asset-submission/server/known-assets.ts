import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { assetKey } from '../model/asset-key.ts';
import type { FindingEvidence } from '#features/submission/submissions/model/finding.ts';
import { looksOf, type Looks } from '#features/submission/submission-checks/model/look-alike.ts';
import { isNetworkKey } from '#features/core/chains/model/network-key.ts';
import { underReview } from '#features/submission/submissions/model/state.ts';
import { readPayloads } from '#features/submission/submissions/server/parse-payload.ts';
import type { Asset, AssetKind } from './asset-kind.ts';

/** A token or NFT collection that is listed or under review. */
export interface KnownAsset {
  name: string;
  symbol: string;
  network: string;
  /** See `assetKey`. */
  key: string;
  nameLooks: Looks;
  symbolLooks: Looks;
  evidence: FindingEvidence;
}

/** How a token or a collection looks. */
export function assetLooksOf(
  asset: Pick<Asset, 'network' | 'address' | 'name' | 'symbol'>,
): Omit<KnownAsset, 'evidence'> {
  const { name, symbol, network } = asset;
  return {
    name,
    symbol,
    network,
    key: assetKey(asset),
    nameLooks: looksOf(name),
    symbolLooks: looksOf(symbol),
  };
}

async function listListed(database: Database, { kind, table }: AssetKind): Promise<KnownAsset[]> {
  const rows = await database
    .selectFrom(table)
    .innerJoin('chains', 'chains.hid', `${table}.chain_hid`)
    .select([`${table}.hid as hid`, 'name', 'symbol', 'address', 'network'])
    .where('listed', '=', 1)
    .execute();
  return rows.flatMap(({ hid, network, ...row }) =>
    isNetworkKey(network)
      ? [{ ...assetLooksOf({ ...row, network }), evidence: { listed: kind, hid, title: row.name } }]
      : [],
  );
}

async function listUnderReview(database: Database, { kind, format }: AssetKind): Promise<KnownAsset[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title', 'payload', 'payload_version'])
    .where('kind', '=', kind)
    .where('state', 'in', underReview)
    .execute();
  return readPayloads(format, rows).map(({ row: { id, title }, payload }) => ({
    ...assetLooksOf(payload),
    evidence: { submission: id, title },
  }));
}

/** Reads what there is to be mistaken for; the listed ones are read again only when the catalogue has changed. */
export function createKnownAssets(database: Database, kind: AssetKind) {
  let listed: { revision: number; assets: Promise<KnownAsset[]> } | undefined;

  async function readListed(): Promise<KnownAsset[]> {
    const revision = await getContentRevision(database);
    if (listed?.revision !== revision) listed = { revision, assets: listListed(database, kind) };
    const current = listed;
    try {
      return await current.assets;
    } catch (error) {
      if (listed === current) listed = undefined;
      throw error;
    }
  }

  return {
    listed: readListed,
    all: async () => [...(await readListed()), ...(await listUnderReview(database, kind))],
  };
}

export type KnownAssets = ReturnType<typeof createKnownAssets>;
