import { nftFormat } from '../model/stored-nft.ts';
import type { NftSubmission } from '../model/nft-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { assetColumns, type ApprovedAsset } from '#features/asset-submission/server/publish/asset-columns.ts';
import { commonColumns } from '#features/asset-submission/server/publish/asset-listing.ts';
import { createAssetReviewKind } from '#features/asset-submission/server/create-asset-review-kind.ts';

async function publishCollection(
  transaction: DatabaseTransaction,
  approved: ApprovedAsset<NftSubmission>,
): Promise<number> {
  const { hid } = await transaction
    .insertInto('nft_collections')
    .values({ ...(await assetColumns(transaction, approved)), standard: approved.asset.standard })
    .returning('hid')
    .executeTakeFirstOrThrow();
  return hid;
}

/** NFT collections at the desk. */
export const nftReviewKind = createAssetReviewKind({
  format: nftFormat,
  table: 'nft_collections',
  columnsByFact: (collection) => ({
    ...commonColumns(collection),
    standard: { standard: collection.standard },
  }),
  publish: publishCollection,
});
