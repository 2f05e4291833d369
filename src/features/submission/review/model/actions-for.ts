import { may } from '#features/team/accounts/model/permissions.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { purposeOf, stateAfter, type WorkflowState } from '#features/submission/submissions/model/state.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import { findingsToAnswer } from './needs-note.ts';
import {
  rejectionReasonsOf,
  type RejectionReason,
} from '#features/submission/submissions/model/rejection-reason.ts';
import {
  actionFields,
  reviewActionNames,
  type ActionField,
  type ReviewAction,
  type ReviewActionName,
} from './review-action.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';

/** What a reviewer's permissions depend on. */
export interface Decidable extends WorkflowState {
  /** Does it claim a payment that others could claim too? */
  isDisputed?: boolean;
}

export interface OfferedAction {
  name: ReviewActionName;
  /** Fields the desk asks for. */
  fields: readonly ActionField[];
  /** What the field `reason` may be. */
  reasons: readonly RejectionReason[];
}

/**
 * What this reviewer may do with a submission now. The only rule of its kind: the desk shows its buttons
 * from it, and the server checks every action against it.
 */
export function actionsFor(
  reviewer: Reviewer,
  submission: Decidable,
  findings: readonly Finding[] = [],
): OfferedAction[] {
  if (!may(reviewer, decideAction(submission.kind))) return [];
  const asksWhy = findingsToAnswer(findings).length > 0;
  return reviewActionNames
    .filter((name) => stateAfter(submission, name) !== undefined)
    .filter((name) => name !== 'deny-payment' || submission.isDisputed === true)
    .map((name) => {
      const fields = actionFields[name].filter((field) => field !== 'note' || asksWhy);
      return {
        name,
        fields,
        reasons: fields.includes('reason') ? rejectionReasonsOf(purposeOf(submission.kind)) : [],
      };
    });
}

/** Is this action, with its reason, among the offered ones? */
export function isOffered(offered: readonly OfferedAction[], action: ReviewAction): boolean {
  const found = offered.find(({ name }) => name === action.name);
  return found !== undefined && (action.name !== 'reject' || found.reasons.includes(action.reason));
}
