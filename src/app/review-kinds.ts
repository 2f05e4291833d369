import { ambassadorReviewKind } from '#features/recruiting/server/ambassador-review-kind.ts';
import { dappReviewKind } from '#features/dapp-submission/server/dapp-review-kind.ts';
import { nftReviewKind } from '#features/nft-submission/server/nft-review-kind.ts';
import { tokenReviewKind } from '#features/token-submission/server/token-review-kind.ts';
import type { ReviewKinds } from '#features/review/server/review-kind.ts';

/** Every kind of submission, for the review that knows none of them. */
export const reviewKinds: ReviewKinds = {
  dapp: dappReviewKind,
  token: tokenReviewKind,
  nft: nftReviewKind,
  ambassador: ambassadorReviewKind,
};
