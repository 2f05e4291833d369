import type { FormCompletion } from '#features/submission/submission-form/view/kind/form-completion.ts';
import { nftReview } from '../../model/nft/nft-fields.ts';
import { checkNftSubmission } from '../../model/nft/nft-submission.ts';
import { assetCompletion } from '../asset-completion.ts';
import { standardsOf, type AssetPageData } from '../asset-page-data.ts';

/** The check and the review of an NFT collection. */
export const nftCompletion: FormCompletion<AssetPageData> = {
  ...assetCompletion,
  check: (payload, data) => checkNftSubmission(payload, standardsOf(data)),
  review: nftReview,
};
