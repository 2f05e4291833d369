import type { FormCompletion } from '#features/submission/submission-form/view/kind/form-completion.ts';
import { sharedCompletion } from '#features/submission/submission-form/view/review/shared-completion.ts';
import { ambassadorReview } from '../../model/ambassador-fields.ts';
import { checkAmbassadorSubmission } from '../../model/ambassador-submission.ts';
import { useAmbassadorReview } from './use-ambassador-review.tsx';

/** The check and the review of an ambassador's application. */
export const ambassadorCompletion: FormCompletion = {
  ...sharedCompletion,
  check: checkAmbassadorSubmission,
  useFindingWords: () => () => undefined,
  review: ambassadorReview,
  useReview: useAmbassadorReview,
};
