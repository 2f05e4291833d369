import type { FormCompletion } from '#features/submission/submission-form/view/kind/form-completion.ts';
import { tokenReview } from '../../model/token/token-fields.ts';
import { checkTokenSubmission } from '../../model/token/token-submission.ts';
import { assetCompletion } from '../asset-completion.ts';
import { standardsOf, type AssetPageData } from '../asset-page-data.ts';

/** The check and the review of a token. */
export const tokenCompletion: FormCompletion<AssetPageData> = {
  ...assetCompletion,
  check: (payload, data) => checkTokenSubmission(payload, standardsOf(data)),
  review: tokenReview,
};
