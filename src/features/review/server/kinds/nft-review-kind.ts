import { nftFormat } from '#features/submissions/model/nft/stored-nft.ts';
import type { NftSubmission } from '#features/submissions/model/nft/nft-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { assetColumns, type ApprovedAsset } from './asset-columns.ts';
import { commonColumns } from './asset-listing.ts';
import { createAssetReviewKind } from './create-asset-review-kind.ts';

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
