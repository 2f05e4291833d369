import type { ChainVerdict } from '#features/submission/donations/server/ask-chain.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ReviewAction } from '../../model/review-action.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';

/** An action within its transaction. */
export interface ActionStep<Action extends ReviewAction = ReviewAction> {
  transaction: DatabaseTransaction;
  row: SubmissionRow;
  action: Action;
  person: Reviewer;
  /** The chain's result for the link of the action. */
  verdict: ChainVerdict;
  at: Date;
  /** Until then the mail waits; undefined for what cannot be undone. */
  mailAfter: Date | undefined;
}
