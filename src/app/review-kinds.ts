import { ambassadorReviewKind } from '#features/review/server/kinds/ambassador-review-kind.ts';
import { dappReviewKind } from '#features/review/server/kinds/dapp-review-kind.ts';
import { nftReviewKind } from '#features/review/server/kinds/nft-review-kind.ts';
import { tokenReviewKind } from '#features/review/server/kinds/token-review-kind.ts';
import type { ReviewKinds } from '#features/review/server/review-kind.ts';

/** Every kind of submission, for the review that knows none of them. */
export const reviewKinds: ReviewKinds = {
  dapp: dappReviewKind,
  token: tokenReviewKind,
  nft: nftReviewKind,
  ambassador: ambassadorReviewKind,
};
