import { ambassadorReviewKind } from '#features/submission/recruiting/server/ambassador-review-kind.ts';
import { dappReviewKind } from '#features/submission/dapp-submission/server/dapp-review-kind.ts';
import { nftReviewKind } from '#features/submission/asset-submission/server/nft/nft-review-kind.ts';
import { tokenReviewKind } from '#features/submission/asset-submission/server/token/token-review-kind.ts';
import type { ReviewKinds } from '#features/submission/review/server/review-kind.ts';

/** Every kind of submission, for the review that knows none of them. */
export const reviewKinds: ReviewKinds = {
  dapp: dappReviewKind,
  token: tokenReviewKind,
  nft: nftReviewKind,
  ambassador: ambassadorReviewKind,
};
