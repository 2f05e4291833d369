import { mayReview } from '#features/accounts/model/role.ts';
import {
  isPaid,
  stateAfter,
  type SubmissionKind,
  type SubmissionState,
} from '#features/submissions/model/state.ts';
import { actionFields, reviewActionNames, type ReviewActionName } from './review-action.ts';
import type { Reviewer } from './reviewer.ts';

export interface OfferedAction {
  name: ReviewActionName;
  /** Fields the desk asks for. */
  fields: readonly ('text' | 'reason' | 'link')[];
}

/**
 * What this reviewer may do with a submission now. The only rule of its kind: the desk draws its buttons from it,
 * and the server checks every action against it.
 */
export function actionsFor(
  reviewer: Reviewer,
  submission: { kind: SubmissionKind; state: SubmissionState },
): OfferedAction[] {
  if (!mayReview(reviewer.role)) return [];
  return reviewActionNames
    .filter((name) => stateAfter(submission.state, name) !== undefined)
    .filter((name) => name !== 'confirm-payment' || isPaid(submission.kind))
    .map((name) => ({ name, fields: actionFields[name] }));
}
