import {
  assetFactColumns,
  assetTables,
  type AssetKindName,
} from '#features/store/catalogue/model/asset-facts.ts';
import { contractKey } from '../../model/asset-key.ts';
import type { Asset } from '../asset-kind.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { publishIcon } from '#features/submission/review/server/publish-icon.ts';

async function getChainHid(transaction: DatabaseTransaction, network: string): Promise<number> {
  const chain = await transaction
    .selectFrom('chains')
    .select('hid')
    .where('network', '=', network)
    .executeTakeFirst();
  if (!chain) throw new AppError('conflict', `The network ${network} is no longer in the catalog.`);
  return chain.hid;
}

/** An approved token or NFT collection, as it is written into the catalogue. */
export interface ApprovedAsset {
  asset: Asset;
  row: SubmissionRow;
  at: Date;
}

async function columnsOf(
  transaction: DatabaseTransaction,
  kind: AssetKindName,
  { asset, row, at }: ApprovedAsset,
) {
  const chain_hid = await getChainHid(transaction, asset.network);
  const address_key = contractKey(asset).toLowerCase();
  return {
    chain_hid,
    address: asset.address,
    address_key,
    ...assetFactColumns(kind, asset),
    // The form asks for one description and not for its language: it is the page's.
    descriptions: JSON.stringify({ [row.locale]: asset.description }),
    icon_url: await publishIcon(transaction, asset.icon),
    create_time: at.toISOString(),
    listed: 1,
    source: 'submission',
  };
}

/**
 * Writes an approved token or collection into the catalogue, in the transaction that approves it: a new entry, or one that was delisted, whose
 * delisting ends with the approval.
 * @returns `hid` of the entry
 * @throws AppError conflict when the unique index met an entry that is listed
 */
export async function publishAsset(
  transaction: DatabaseTransaction,
  kind: AssetKindName,
  approved: ApprovedAsset,
): Promise<number> {
  const table = assetTables[kind];
  // The facts of the kind are the columns of its table, which the compiler cannot follow.
  const columns = (await columnsOf(transaction, kind, approved)) as never;
  const entry = await transaction
    .insertInto(table)
    .values(columns)
    .onConflict((conflict) =>
      conflict.columns(['chain_hid', 'address_key']).doUpdateSet(columns).where(`${table}.listed`, '=', 0),
    )
    .returning('hid')
    .executeTakeFirst();
  if (!entry)
    throw new AppError('conflict', 'Another person has just listed the same item. Reload and decide again.');
  return entry.hid;
}
