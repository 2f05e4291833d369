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
export interface ApprovedAsset<Sent extends Asset = Asset> {
  asset: Sent;
  row: SubmissionRow;
  at: Date;
}

/** What tokens and NFT collections have in common in the catalogue. */
export async function assetColumns(transaction: DatabaseTransaction, { asset, row, at }: ApprovedAsset) {
  const chain_hid = await getChainHid(transaction, asset.network);
  const address_key = contractKey(asset).toLowerCase();
  return {
    chain_hid,
    name: asset.name,
    symbol: asset.symbol,
    address: asset.address,
    address_key,
    total_supply: asset.total_supply,
    website: asset.website,
    // The form asks for one description and not for its language: it is the page's.
    descriptions: JSON.stringify({ [row.locale]: asset.description }),
    icon_url: await publishIcon(transaction, asset.icon),
    create_time: at.toISOString(),
  };
}

/**
 * The entry that an approved asset was written to: a new one, or one that was delisted, whose delisting ends with the approval.
 * @param entry what was written; undefined when the unique index met an entry that is listed
 * @throws AppError conflict
 */
export function requireWritten(entry: { hid: number } | undefined): number {
  if (!entry)
    throw new AppError('conflict', 'Someone else has just listed the same item. Reload and try again.');
  return entry.hid;
}
