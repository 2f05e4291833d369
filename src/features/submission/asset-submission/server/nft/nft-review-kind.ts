import { nftFormat } from '../../model/nft/stored-nft.ts';
import type { NftSubmission } from '../../model/nft/nft-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { assetColumns, requireWritten, type ApprovedAsset } from '../publish/asset-columns.ts';
import { commonColumns } from '../publish/asset-listing.ts';
import { createAssetReviewKind } from '../create-asset-review-kind.ts';

async function publishCollection(
  transaction: DatabaseTransaction,
  approved: ApprovedAsset<NftSubmission>,
): Promise<number> {
  const { standard } = approved.asset;
  const columns = { ...(await assetColumns(transaction, approved)), standard, listed: 1 };
  const entry = await transaction
    .insertInto('nft_collections')
    .values(columns)
    .onConflict((conflict) =>
      conflict
        .columns(['chain_hid', 'address_key'])
        .doUpdateSet(columns)
        .where('nft_collections.listed', '=', 0),
    )
    .returning('hid')
    .executeTakeFirst();
  return requireWritten(entry);
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
