import type { FormCompletion } from '#features/submission/submission-form/view/kind/form-completion.ts';
import { sharedCompletion } from '#features/submission/submission-form/view/review/shared-completion.ts';
import { dappReview } from '../model/dapp-fields.ts';
import { checkDappSubmission } from '../model/dapp-submission.ts';
import { useDappFindingWords } from './use-dapp-finding-words.ts';
import { useDappReview } from './use-dapp-review.tsx';

/** The check and the review of a DApp. */
export const dappCompletion: FormCompletion = {
  ...sharedCompletion,
  check: checkDappSubmission,
  useFindingWords: useDappFindingWords,
  review: dappReview,
  useReview: useDappReview,
};
