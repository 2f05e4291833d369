import { nftFormat } from '../../model/nft/stored-nft.ts';
import { createAssetReviewKind } from '../create-asset-review-kind.ts';

/** NFT collections at the desk. */
export const nftReviewKind = createAssetReviewKind('nft', nftFormat);
